// Writers of samples in every language, loaded when the samples of a page have to follow what the reader does.
export { writeSample } from '@waymark/openapi';

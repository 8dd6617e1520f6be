export { readVersion } from '../version.ts';

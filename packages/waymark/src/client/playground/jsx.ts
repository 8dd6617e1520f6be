// What JSX of the playground becomes: the bundler puts these imports into each of its files.
export { Fragment, h } from 'preact';

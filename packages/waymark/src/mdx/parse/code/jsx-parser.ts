import { Parser } from 'acorn';
import jsx from 'acorn-jsx';

/** Reads scripts and expressions that may hold tags. */
export const JsxParser = Parser.extend(jsx());

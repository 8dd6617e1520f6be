import { objectOf } from '../../config/json/plain-json.ts';
import { CONTEXTUAL_OPTIONS, type ContextualConfig } from '../../config/schema/areas/frame.ts';

const BUILT_IN: readonly unknown[] = CONTEXTUAL_OPTIONS;
const DISPLAYS: readonly unknown[] = [undefined, 'header', 'toc'];

/** Reads `contextual` of a front matter, a menu in the place of the site's; undefined when it is none that can be drawn. */
export function readPageContextual(value: unknown): ContextualConfig | undefined {
  const { options, display } = objectOf(value) ?? {};
  const isUsable = Array.isArray(options) && options.every(isOption) && DISPLAYS.includes(display);
  return isUsable ? (value as ContextualConfig) : undefined;
}

function isOption(option: unknown): boolean {
  const { title, href } = objectOf(option) ?? {};
  return BUILT_IN.includes(option) || (typeof title === 'string' && href !== undefined);
}

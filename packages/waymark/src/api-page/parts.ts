import type { Part } from '../components/index.ts';

/** What pages of operations, channels and schemas have. */
export const apiPart: Part = { name: 'api-page', styles: 'api-page/api-page.css' };

/** Pictures, sounds and films among examples. */
export const exampleMediaPart: Part = {
  name: 'example-media',
  styles: 'api-page/sections/example-media.css',
};

/** What the protocols of a channel are told. */
export const bindingsPart: Part = { name: 'bindings', styles: 'api-page/sections/bindings.css' };

/** Alternatives of fields that are too many for tabs. */
export const fieldMenusPart: Part = { name: 'field-menus', styles: 'api-page/fields/field-menus.css' };

/** Fields that are loaded when they are opened. */
export const apiFieldsPart: Part = { name: 'api-fields' };

/** The same where no script puts them into their page. */
export const apiFragmentPart: Part = { name: 'api-fragment', styles: 'api-page/fields/api-fragment.css' };

/** Examples that follow the field under the pointer, and alternatives that are found by typing. */
export const apiFollowPart: Part = { name: 'api-follow' };

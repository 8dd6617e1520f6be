import type { Part } from '../components/index.ts';

/** What pages of operations, channels and schemas have. */
export const apiPart: Part = { name: 'api-page', styles: 'api-page/api-page.css' };

/** Fields that are loaded when they are opened. */
export const apiFieldsPart: Part = { name: 'api-fields' };

/** Examples that follow the field under the pointer, and alternatives that are found by typing. */
export const apiFollowPart: Part = { name: 'api-follow' };

// Made by scripts/generate.mjs from the folders: edit those.
/** All behaviour of the built-in components: the part of the site’s script that is theirs. */
import './accordion/accordion.element.ts';
import './code-block/code-block.element.ts';
import './media/media.element.ts';
import './tabs/tabs.element.ts';
import './tooltip/tooltip.element.ts';

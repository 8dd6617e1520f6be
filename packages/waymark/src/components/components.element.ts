/** All behaviour of the built-in components: the part of the site's script that is theirs. */
import './tabs/tabs.element.ts';
import './view/view.element.ts';
import './accordion/accordion.element.ts';
import './code-block/code-block.element.ts';
import './tooltip/tooltip.element.ts';
import './tree/tree.element.ts';
import './update/update.element.ts';
import './media/zoom.element.ts';
import './github-repo/github-repo.element.ts';

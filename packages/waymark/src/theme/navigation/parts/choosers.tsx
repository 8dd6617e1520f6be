import type { JSX } from 'preact';
import { type RenderContext, variationPart } from '../../../components/index.ts';
import type { PageView } from '../../page-view.ts';
import { choosersPart } from '../../parts/theme-parts.ts';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { Sign } from './chrome-link.tsx';

/** Selectors between the forms of a page: its own views, and the variations of the site that it has content for. */
export function Choosers(props: {
  readonly page: PageView;
  readonly site: ThemeSite;
  readonly text: Words;
  readonly use: RenderContext['use'];
}): JSX.Element | null {
  const { page, site, text, use } = props;
  const views = (page.views ?? []).map((title) => ({ id: title, label: title }));
  const hasVariations = page.parts.includes(variationPart.name);
  const variations = hasVariations ? (site.config.source.variations?.options ?? []) : [];
  if (views.length === 0 && variations.length === 0) return null;
  use(choosersPart);
  return (
    <div class="choosers">
      <Chooser id="multi-view-dropdown" parts=".multi-view-item" label={text('view')} options={views} />
      <Chooser id="variation-dropdown" parts="wm-variation" label={text('variation')} options={variations} />
    </div>
  );
}

interface ChooserProps {
  readonly id: string;
  /** Selector of the elements that a choice shows. */
  readonly parts: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label?: string }[];
}

function Chooser({ id, parts, label, options }: ChooserProps): JSX.Element | null {
  if (options.length === 0) return null;
  return (
    <span class={`chooser ${id}`}>
      <select id={id} data-parts={parts} aria-label={label} autocomplete="off">
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label ?? option.id}
          </option>
        ))}
      </select>
      <Sign name="chevron-down" />
    </span>
  );
}

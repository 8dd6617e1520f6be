import brands from '@iconify-json/fa6-brands/icons.json' with { type: 'json' };
import regular from '@iconify-json/fa6-regular/icons.json' with { type: 'json' };
import solid from '@iconify-json/fa6-solid/icons.json' with { type: 'json' };
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import type { Diagnostic } from '@waymark/core/diagnostics';
import { h, type VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { loadIconSets } from '../pages/assets/load-icon-sets.ts';
import { createIcons } from './create-icons.ts';
import { fontAwesomeAliases, freeSubstitutes, meantNames } from './font-awesome-names.ts';
import type { IconLibrary, IconSetName } from './icon-set.ts';

const published = { lucide, tabler, 'fa6-solid': solid, 'fa6-regular': regular, 'fa6-brands': brands };

/** What of a published set is taken over. */
interface PublishedSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const sets = loadIconSets();

function draw(
  library: IconLibrary,
  ...[value, options]: Parameters<ReturnType<typeof createIcons>>
): { html: string; reported: Diagnostic[] } {
  const reported: Diagnostic[] = [];
  const asset = (src: string): string => (src.startsWith('data:') ? src : `/docs${src}`);
  const vnode = createIcons(sets, { library })(value, options, {
    asset,
    report: (found) => reported.push(found),
  });
  return { html: vnode === undefined ? '' : render(vnode), reported };
}

const bodyOf = (set: IconSetName, name: string): string =>
  render(h('svg', { dangerouslySetInnerHTML: { __html: sets[set].find(name)!.body } })).slice(5, -6);

/** An element of HTML as pages write it. */
function Written(): null {
  return null;
}

describe('createIcons', () => {
  it('is a drawing of the author, as large as others and in their colour unless it says so', () => {
    const icons = createIcons(sets, { library: 'lucide' });
    const propsOf = (attributes: object): unknown => {
      const written = h(Written as never, { tag: 'svg', attributes } as never) as VNode;
      return icons(written, { size: 20 })?.props;
    };
    const viewBox = '0 0 9 9';
    const size = { width: 20, height: 20 };
    expect(propsOf({ viewBox })).toMatchObject({ attributes: { viewBox, ...size, fill: 'currentColor' } });
    expect(propsOf({ viewBox, fill: 'none' })).toMatchObject({ attributes: { ...size, fill: 'none' } });
    expect(propsOf({ viewBox, height: 40 })).toEqual({ tag: 'svg', attributes: { viewBox, height: 40 } });
  });

  it('draws a compact inline svg that assistive technology skips', () => {
    const { html } = draw('fontawesome', 'house', { size: 20, color: '#f00', className: 'big' });
    expect(html).toMatch(
      /^<svg class="icon big" viewBox="0 0 576 512" width="20" height="20" color="#f00" aria-hidden="true"><path/,
    );
    expect(html).not.toContain('style=');
  });

  it('looks bare names up in the library of the site', () => {
    expect(draw('lucide', 'house').html).toContain(bodyOf('lucide', 'house'));
    expect(draw('fontawesome', 'house').html).toContain(bodyOf('fa6-solid', 'house'));
  });

  it('takes the library and style from the object form', () => {
    expect(draw('fontawesome', { name: 'house', library: 'lucide' }).html).toContain(
      bodyOf('lucide', 'house'),
    );
    expect(draw('lucide', { name: 'bell', library: 'fontawesome', style: 'regular' }).html).toContain(
      bodyOf('fa6-regular', 'bell'),
    );
  });

  it.each([
    ['key-skeleton-left-right', 'key'],
    ['chart-line-up', 'chart-line'],
    ['binary-lock', 'lock'],
    ['seal-question', 'question'],
    ['eyes', 'eye'],
    ['square-list', 'list'],
    ['send-back', 'layer-group'],
  ])('draws for the paid icon %s the free %s, and says so', (name, free) => {
    const { html, reported } = draw('fontawesome', name);
    expect(html).toBe(draw('fontawesome', free).html);
    const hint = 'Choose a free icon, or give this one as an SVG file';
    expect(reported).toMatchObject([{ code: 'icon/paid-only', severity: 'info', hint }]);
    expect(reported[0]?.message).toContain(`; the free icon "${free}" (solid) stands in for "${name}"`);
  });

  it.each([
    ['<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', ' xmlns="http://www.w3.org/2000/svg"'],
    ['\n  <svg xmlns="x" viewBox="0 0 9 9"><path d="M0 0"/></svg>\n', ' xmlns="x"'],
  ])('draws the text of a drawing as a picture, in which no script runs: %j', (written, namespace) => {
    const { html, reported } = draw('lucide', written);
    const drawing = `<svg${namespace} viewBox="0 0 9 9"><path d="M0 0"/></svg>`;
    expect(html).toContain(`data:image/svg+xml,${encodeURIComponent(drawing)}"`);
    expect(reported).toEqual([]);
  });

  it('draws a dot for a paid icon to which no free one is near, and knows slips from such names', () => {
    const { html, reported } = draw('fontawesome', 'solar-system');
    expect(html).toContain('<circle ');
    expect(reported).toMatchObject([{ code: 'icon/paid-only' }]);
    for (const name of ['chart-line-upp', 'nowhere-up', 'plus-'])
      expect(draw('fontawesome', name).reported).toMatchObject([{ code: 'icon/unknown' }]);
  });

  it('says of icons of later versions of Font Awesome only what is known', () => {
    const { reported } = draw('fontawesome', 'openai');
    const message = 'Font Awesome Free 6 does not have the icon "openai"; a dot stands in for "openai"';
    expect(reported).toMatchObject([{ code: 'icon/paid-only', message }]);
  });

  it('says of an emoji that it is no icon', () => {
    const hint = 'An emoji is no name of an icon: write it before the title, or choose an icon';
    expect(draw('fontawesome', '🚀').reported).toMatchObject([{ code: 'icon/unknown', hint }]);
  });

  it('knows the names that Font Awesome gives its icons besides their own', () => {
    const { html, reported } = draw('fontawesome', 'arrow-left-rotate');
    expect(html).toContain(bodyOf('fa6-solid', 'arrow-rotate-left'));
    expect(reported).toEqual([]);
  });

  it.each(['fa-house', 'fa-solid fa-house', 'fas fa-home', 'House', 'faHouse', 'home'])(
    'reads "%s" as the house',
    (name) => {
      expect(draw('fontawesome', name).html).toContain(bodyOf('fa6-solid', 'house'));
    },
  );

  it.each(['GitHub', 'LinkedIn', 'you-tube'])(
    'reads "%s" as the brand, which writes itself in one word',
    (name) => {
      const brand = bodyOf('fa6-brands', name.toLowerCase().replace('-', ''));
      expect(draw('fontawesome', name).html).toContain(brand);
    },
  );

  it('honours the style, and finds brands without one', () => {
    expect(draw('fontawesome', 'bell', { iconType: 'regular' }).html).toContain(
      bodyOf('fa6-regular', 'bell'),
    );
    expect(draw('fontawesome', 'github').html).toContain(bodyOf('fa6-brands', 'github'));
    expect(draw('lucide', 'python').html).toContain(bodyOf('fa6-brands', 'python'));
  });

  it.each(['light', 'thin', 'duotone', 'sharp-solid', 'sharp-duotone-solid'])(
    'replaces the paid style %s by solid and says so',
    (iconType) => {
      const { html, reported } = draw('fontawesome', 'house', { iconType });
      expect(html).toContain(bodyOf('fa6-solid', 'house'));
      expect(reported).toMatchObject([{ code: 'icon/paid-only', severity: 'info' }]);
    },
  );

  it.each([
    [{ iconType: 'soild' }, 'Font Awesome has no style "soild"', 'Did you mean "solid"?'],
    [{ iconType: 'zzz' }, 'Font Awesome has no style "zzz"', 'Choose `solid`, `regular` or `brands`'],
    [{ iconLibrary: 'lucid' }, 'No icon library is called "lucid"', 'Did you mean "lucide"?'],
  ])('says of %o that it means nothing', (options, message, hint) => {
    const { html, reported } = draw('fontawesome', 'house', options);
    expect(html).toBe(draw('fontawesome', 'house').html);
    expect(reported).toMatchObject([{ code: 'icon/unknown-source', hint }]);
    expect(reported[0]?.message).toContain(message);
  });

  it.each(['far', 'fa-solid', 'Regular', 'sharp-thin'])('knows the style %s', (iconType) => {
    const codes = draw('fontawesome', 'house', { iconType }).reported.map(({ code }) => code);
    expect(codes).not.toContain('icon/unknown-source');
  });

  it('tries the other libraries before it gives up', () => {
    const { html, reported } = draw('fontawesome', 'panel-right-close');
    expect(html).toContain(bodyOf('lucide', 'panel-right-close'));
    expect(reported).toEqual([]);
  });

  it('leaves the room of an unknown one, for rows to stand even, but not in text', () => {
    expect(draw('lucide', 'rokcet').html).toBe(
      '<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"></svg>',
    );
    expect(draw('lucide', 'rokcet', { inText: true }).html).toBe('');
  });

  it('offers the nearest name for an unknown one', () => {
    const { reported } = draw('lucide', 'rokcet');
    expect(reported).toMatchObject([
      { code: 'icon/unknown', severity: 'warning', hint: 'Did you mean "rocket"?' },
    ]);
    const hintOf = (name: string): string | undefined => draw('fontawesome', name).reported[0]?.hint;
    expect(hintOf('toggle')).toBe('Did you mean "toggle-on"?');
    for (const name of ['lucide:rocket', 'MdRocket', 'bi-rocket', 'material-symbols:rocket'])
      expect(hintOf(name)).toBe('Did you mean "rocket"?');
    expect(hintOf('lightning')).toBe('Did you mean "bolt"?');
    expect(hintOf('chat')).toBe('Did you mean "comments"?');
    expect(hintOf('hook')).toMatch('Look the name up');
    expect(hintOf('go')).toMatch('Look the name up');
  });

  it('finds nothing by the names of object properties', () => {
    expect(draw('lucide', 'constructor').reported).toMatchObject([{ code: 'icon/unknown' }]);
    expect(draw('fontawesome', 'toString').reported).toMatchObject([{ code: 'icon/unknown' }]);
  });

  it.each(['/icons/a.svg', './a.png', 'logo.svg'])('draws the file %s as an image', (file) => {
    expect(draw('lucide', file).html).toBe(
      `<img class="icon" src="/docs${file}" alt width="16" height="16"/>`,
    );
  });

  it('passes a drawn svg through and draws nothing for nothing', () => {
    const svg = h('svg', { id: 'mine' }) as VNode;
    expect(createIcons(sets, { library: 'lucide' })(svg)).toBe(svg);
    expect(draw('lucide', undefined).html).toBe('');
    expect(draw('lucide', ' ')).toEqual({ html: '', reported: [] });
  });
});

describe('loadIconSets', () => {
  it.each(Object.keys(published) as IconSetName[])('has every icon of %s as it was published', (name) => {
    const { icons, aliases = {}, width, height }: PublishedSet = published[name];
    const set = sets[name];
    expect(set.names()).toEqual(Object.keys(icons));
    expect(set.names()).toBe(set.names());
    const given = [
      ...Object.entries(icons),
      ...Object.entries(aliases).map(([alias, { parent }]) => [alias, icons[parent]] as const),
    ];
    for (const [key, shape] of given)
      expect(set.find(key), key).toEqual({
        body: shape?.body,
        viewBox: `0 0 ${shape?.width ?? width} ${shape?.height ?? height}`,
      });
  });

  it('finds nothing by a text that is more than a name', () => {
    expect(sets.lucide.find('house')).toMatchObject({ viewBox: '0 0 24 24' });
    expect(sets.lucide.find('house\t0 0 24 24')).toBeUndefined();
    expect(sets.lucide.find('')).toBeUndefined();
  });
});

describe('Font Awesome names', () => {
  const known = (name: string): boolean =>
    (['fa6-solid', 'fa6-brands', 'fa6-regular'] as const).some((set) => sets[set].find(name) !== undefined);

  it('lead to icons of the free sets, and only where the name itself is unknown', () => {
    const pairs = [...fontAwesomeAliases, ...freeSubstitutes, ...meantNames];
    expect(pairs.filter(([, target]) => !known(target))).toEqual([]);
    expect(pairs.filter(([name]) => known(name))).toEqual([]);
  });
});

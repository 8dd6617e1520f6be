import {
  type DiagnosticCatalog,
  type DiagnosticDeclaration,
  declare,
  defineDiagnostics,
} from '@waymark/core/diagnostics';

type IconKinds = {
  readonly unknown: DiagnosticDeclaration<{ readonly name: string; readonly suggestion: string | undefined }>;
  readonly 'unknown-source': DiagnosticDeclaration<{
    readonly kind: 'style' | 'library';
    readonly written: string;
    readonly meant: string | undefined;
  }>;
  readonly 'paid-only': DiagnosticDeclaration<{
    readonly wanted: string;
    readonly name: string;
    readonly standIn: string;
  }>;
};

/** What to do about a name that is like no other. */
function hintOfUnknown(name: string): string {
  return /\p{Extended_Pictographic}/u.test(name)
    ? 'An emoji is no name of an icon: write it before the title, or choose an icon'
    : 'Look the name up at the icon library of the site (`icons.library` in docs.json)';
}

/** What can be wrong with an icon. */
export const iconDiagnostics: DiagnosticCatalog<IconKinds> = defineDiagnostics<IconKinds>('icon', {
  unknown: declare({
    severity: 'warning',
    message: ({ name }) => `No icon is called "${name}"`,
    hint: ({ name, suggestion }) =>
      suggestion === undefined ? hintOfUnknown(name) : `Did you mean "${suggestion}"?`,
    explain:
      'A name that no icon library knows draws nothing; beside a label its room is kept, so that rows stand even. Names are looked up in the library of the site first, then in Font Awesome Free, Lucide and Tabler.\n\nBad: `icon="rokcet"`\n\nGood: `icon="rocket"`',
  }),
  'unknown-source': declare({
    severity: 'warning',
    message: ({ kind, written }) =>
      kind === 'style'
        ? `Font Awesome has no style "${written}"; the icon is drawn as if none were given`
        : `No icon library is called "${written}"; the icon is taken from that of the site`,
    hint: ({ kind, meant }) =>
      meant === undefined
        ? kind === 'style'
          ? 'Choose `solid`, `regular` or `brands`'
          : 'Choose `fontawesome`, `lucide` or `tabler`'
        : `Did you mean "${meant}"?`,
    explain:
      '`iconType` is a style of Font Awesome, `iconLibrary` the library of one icon. Another word says nothing, so the icon may be another one than was meant.\n\nBad: `icon="house" iconType="soild"`\n\nGood: `icon="house" iconType="solid"`',
  }),
  'paid-only': declare({
    severity: 'info',
    message: ({ wanted, name, standIn }) =>
      `Font Awesome Free 6 does not have ${wanted}; ${standIn} stands in for "${name}"`,
    hint: ({ wanted }) =>
      wanted.startsWith('the style ')
        ? 'Choose the style `solid`, `regular` or `brands`, or give the icon as an SVG file'
        : 'Choose a free icon, or give this one as an SVG file',
    explain:
      'Waymark ships the free icons of Font Awesome 6. The styles light, thin, duotone and sharp, and many icons, belong to the paid set, and some to later versions, so the nearest free icon is shown, or a dot where none is near.\n\nBad: `icon="house" iconType="duotone"`\n\nGood: `icon="house" iconType="solid"`',
  }),
});

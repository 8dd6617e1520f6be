import { resolveImport, scanImports } from '@waymark/core/content';
import type { DocsProject } from '../docs-project.ts';
import type { CaretPlace } from '../places/caret-place.ts';
import { findAnchor } from './find-anchor.ts';
import { findPage } from './find-page.ts';

/** A place in a file of the docs. */
export interface Definition {
  readonly file: string;
  readonly offset: number;
}

/** Where the thing is written that stands at a place. */
export async function findDefinition(
  place: CaretPlace,
  file: string,
  project: DocsProject,
): Promise<Definition | undefined> {
  switch (place.kind) {
    case 'page': {
      const page = await findPage(place, file, project);
      return page?.file === undefined ? undefined : { file: page.file, offset: 0 };
    }
    case 'address':
    case 'image':
      return defineAddress(place.text, file, project);
    case 'import':
      return defineImport(place.text, file, project);
    case 'component':
    case 'closing':
      return defineComponent(place.text, file, project);
    default:
      return undefined;
  }
}

async function defineAddress(
  address: string,
  from: string,
  project: DocsProject,
): Promise<Definition | undefined> {
  const { file, route, hash } = (await project.target(address, from)) ?? {};
  if (file === undefined) return undefined;
  const anchors = route === undefined || hash === undefined ? [] : await project.anchors(route);
  const text = project.readText(file) ?? '';
  return { file, offset: (hash === undefined ? undefined : findAnchor(text, anchors, hash)) ?? 0 };
}

function defineImport(address: string, from: string, project: DocsProject): Definition | undefined {
  const file = resolveImport(address, from, new Set(project.files()));
  return file === undefined ? undefined : { file, offset: 0 };
}

/** A component of a page's own: where it is imported from. */
function defineComponent(name: string, file: string, project: DocsProject): Definition | undefined {
  const [root = ''] = name.split('.');
  const imports = scanImports(project.readText(file) ?? '');
  const declaration = imports.find(({ names }) => names.some(({ local }) => local === root));
  return declaration === undefined ? undefined : defineImport(declaration.specifier, file, project);
}

import type { DescribedComponent, DescribedProp, DocsPage, DocsProject, Engine } from '../docs-project.ts';
import type { CaretPlace } from '../places/caret-place.ts';
import { findComponent } from './complete.ts';
import { findPage } from './find-page.ts';

/** What a hover shows: what is known of the word at a place, as Markdown. */
export async function hover(
  place: CaretPlace,
  file: string,
  project: DocsProject,
  engine: Engine,
): Promise<string | undefined> {
  switch (place.kind) {
    case 'page':
    case 'address':
      return describePage(await findPage(place, file, project));
    case 'key':
      return describeKey(engine, place.text);
    case 'page-value':
      return describeKey(engine, place.key);
    case 'setting':
      return engine.setting(file, place.config, [...place.path, place.text])?.description;
    case 'setting-value':
      return engine.setting(file, place.config, place.path)?.description;
    case 'component':
    case 'closing':
      return describeComponent(findComponent(engine, place.text));
    case 'prop':
    case 'value': {
      const name = place.kind === 'prop' ? place.text : place.prop;
      return describeProp(findComponent(engine, place.component)?.props.find((prop) => prop.name === name));
    }
    default:
      return undefined;
  }
}

function describeKey({ pageKeys }: Engine, key: string): string | undefined {
  return pageKeys.find(({ name }) => name === key)?.description;
}

function describePage(page: DocsPage | undefined): string | undefined {
  if (page === undefined) return undefined;
  const { title, description, route, file } = page;
  return [`**${title}**`, description ?? '', `\`${file ?? route}\``]
    .filter((part) => part !== '')
    .join('\n\n');
}

function describeComponent(component: DescribedComponent | undefined): string | undefined {
  if (component === undefined) return undefined;
  const { name, description, props } = component;
  const rows = props.map((prop) => `- \`${prop.name}\`: ${prop.description}`);
  return [`**\`<${name}>\`**`, description, rows.join('\n')].filter((part) => part !== '').join('\n\n');
}

function describeProp(prop: DescribedProp | undefined): string | undefined {
  if (prop === undefined) return undefined;
  const { name, type, required, default: preset, description } = prop;
  const values = typeof type === 'string' ? type : type.map((value) => `"${value}"`).join(' | ');
  const notes = [required ? 'required' : '', preset === undefined ? '' : `default \`${preset}\``];
  return [`**\`${name}\`**: \`${values}\``, description, notes.filter((note) => note !== '').join(', ')]
    .filter((part) => part !== '')
    .join('\n\n');
}

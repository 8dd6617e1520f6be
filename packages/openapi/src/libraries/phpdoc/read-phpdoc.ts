import { type Outcome, openapiDiagnostics } from '@waymark/core/diagnostics';
import type { Specification } from '../../model/model.ts';
import type { Declaration } from '../declarations/declaration.ts';
import { declaredLibrary, type FindPlace } from '../declarations/declared-library.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { librarySpecification } from '../symbols.ts';
import { isWebAddress } from './docblock.ts';
import { bareName, declarationsIn } from './php-declaration.ts';
import { attributeText, childrenOf, parseXml } from './phpdoc-xml.ts';

/**
 * Reads the XML of phpDocumentor (`structure.xml` of its template `xml`): each class, interface, trait, enum, function and
 * constant is a page. Nothing when it is another XML; what is not well-formed is said, and what stands before is read.
 */
export function readPhpdoc(source: string, text: string): Outcome<Specification | undefined> {
  const { root, problem } = parseXml(text);
  const diagnostics =
    problem === undefined
      ? []
      : [
          openapiDiagnostics.syntax(
            { problem: problem.text },
            { span: { file: source, start: problem.offset, end: problem.offset + 1 } },
          ),
        ];
  const declarations = root?.name === 'project' ? childrenOf(root, 'file').flatMap(declarationsIn) : [];
  if (root === undefined || declarations.length === 0) return { value: undefined, diagnostics };
  const grouped = inGroups(declarations);
  const library = declaredLibrary({ source, language: 'php', declarations: grouped, linkFrom });
  const title = attributeText(root, 'title');
  return { value: librarySpecification(source, title === '' ? source : title, library), diagnostics };
}

/** The declarations of all files, those of a namespace together. */
function inGroups(declarations: readonly Declaration[]): readonly Declaration[] {
  const groups = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const [group = ''] = declaration.groups;
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [declaration]);
    else known.push(declaration);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, group]) => group);
}

/** Names are written in full, or as seen from a namespace or a class. */
function linkFrom({ name }: Declaration, find: FindPlace): LinkTo {
  const namespace = name.slice(0, Math.max(0, name.lastIndexOf('\\')));
  return (target) => {
    if (isWebAddress(target)) return target;
    const bare = bareName(target).replace(/^(?:self|static|this)::/, `${name}::`);
    return [bare, `${namespace}\\${bare}`, `${name}::${bare}`].map(find).find((url) => url !== undefined);
  };
}

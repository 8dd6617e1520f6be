import {
  type Diagnostic,
  type Outcome,
  openapiDiagnostics,
  sortDiagnostics,
} from '@waymark/core/diagnostics';
import { isOlderAsyncapi, upgradeAsyncapi } from '../asyncapi/upgrade-asyncapi.ts';
import { readGraphql } from '../graphql/read-graphql.ts';
import { DOCFX_INDEX, readDocfx } from '../libraries/docfx/read-docfx.ts';
import { JAVADOC_INDEXES, readJavadoc } from '../libraries/javadoc/read-javadoc.ts';
import { readPhpdoc } from '../libraries/phpdoc/read-phpdoc.ts';
import { readSphinx, SPHINX_INDEX } from '../libraries/sphinx/read-sphinx.ts';
import { readTypedoc } from '../libraries/typedoc/read-typedoc.ts';
import { entriesOf, type JsonObject, objectOf, own, stringOf } from '../model/json.ts';
import type { Specification, SpecificationVersion, WrittenDocument } from '../model/model.ts';
import { withWholePaths } from '../references/near-references.ts';
import { pointerSegment } from '../references/references.ts';
import { createSchemaMemory } from '../schemas/schemas.ts';
import { checkChannels } from './checks/check-channels.ts';
import { checkCircles } from './checks/check-circles.ts';
import { checkSpecification } from './checks/check-specification.ts';
import { checkStructure } from './checks/check-structure.ts';
import { misspeltKeys } from './checks/misspelt-keys.ts';
import { findLinks } from './find-links.ts';
import { forReaders } from './for-readers.ts';
import { type LoadDocument, loadDocuments } from './load-documents.ts';
import { applyOverlays, type OverlayText } from './overlay.ts';
import { parseText } from './text/parse-text.ts';
import type { ParsedText, RecallContent, TextMemory } from './text/parsed-text.ts';
import { recogniseSpecification } from './text/recognise.ts';
import { reportSyntax } from './text/report-syntax.ts';
import { upgradeLinked } from './upgrade-linked.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

/** How the output of a documentation tool is read. */
interface LibraryFormat {
  /** Names of the file that names all others; empty for what is one file. */
  readonly indexes: readonly string[];
  readonly read: (source: string, text: string, load: LoadDocument) => Outcome<Specification | undefined>;
}

/** The documentation tools whose texts do not say what they are. */
const LIBRARY_FORMATS: ReadonlyMap<string, LibraryFormat> = new Map([
  ['docfx', { indexes: [DOCFX_INDEX], read: readDocfx }],
  ['javadoc', { indexes: JAVADOC_INDEXES, read: readJavadoc }],
  ['phpdoc', { indexes: ['', 'structure.xml'], read: readPhpdoc }],
  ['sphinx', { indexes: [SPHINX_INDEX], read: readSphinx }],
]);

/** Names of the file that is read first of what a documentation tool wrote: an empty one for what is one file; none for other formats. */
export function libraryIndexes(format: string | undefined): readonly string[] {
  return LIBRARY_FORMATS.get(format ?? '')?.indexes ?? [];
}

/** What reading a specification may ask for. */
export interface ReadOptions {
  /** Gives the files that references lead to; without it, references to other files are reported. */
  readonly load?: LoadDocument;
  /** The documentation tool that wrote it, where the text does not say so. */
  readonly format?: string;
  /** Applied to the document, in order, before anything of it is read. */
  readonly overlays?: readonly OverlayText[];
  /** Groups of the readers that it is read for. */
  readonly groups?: readonly string[];
  /** May know what the text holds from an earlier reading. */
  readonly recall?: RecallContent;
  /** Of the other specifications that are read in one go; grows. */
  readonly texts?: TextMemory;
}

/** Of OpenAPI, oldest first. */
const VERSIONS: readonly SpecificationVersion[] = ['3.0', '3.1', '3.2'];

/**
 * Reads a specification of OpenAPI 3.0 to 3.2, Swagger 2.0 or AsyncAPI, JSON or YAML by content, a GraphQL schema, or a library
 * as TypeDoc describes it.
 * Text that is no specification gives `undefined` without a diagnostic, and is not even parsed.
 *
 * @param source - Path in the project, or URL: the name of the specification in diagnostics and references.
 */
export function readSpecification(
  source: string,
  text: string,
  options: ReadOptions = {},
): Outcome<Specification | undefined> {
  const library = LIBRARY_FORMATS.get(options.format ?? '');
  if (library !== undefined) return library.read(source, text, options.load ?? (() => undefined));
  const announced = recogniseSpecification(text);
  if (announced === undefined) return { value: undefined, diagnostics: [] };
  if (announced === 'graphql') return readGraphql(source, text);
  if (announced === 'typedoc') return readTypedoc(source, text);
  const { texts = new Map<string, ParsedText>(), overlays = [] } = options;
  const parsed = texts.get(text) ?? parseText(text, options.recall);
  texts.set(text, parsed);
  const overlaid = readOverlaid(objectOf(parsed.value) ?? {}, overlays);
  const root = overlaid.value;
  const format = ['openapi', 'swagger', 'asyncapi'].find((key) => writtenVersion(root, key) !== undefined);
  const syntax = reportText(source, parsed, text);
  if (format === undefined) return { value: undefined, diagnostics: syntax };
  const written = writtenVersion(root, format) ?? '';
  const version = readVersion(format, written);
  if (version === undefined) {
    return { value: undefined, diagnostics: [refuse(source, parsed, format, written)] };
  }
  const isNewer = format === 'openapi' && !`${written}.`.startsWith(`${version}.`);
  const newer = isNewer ? [reportNewer(source, parsed, written)] : [];
  const outcome = readKnown({
    source,
    text,
    version,
    root,
    parsed,
    texts,
    load: options.load ?? (() => undefined),
    groups: options.groups,
    overlays,
  });
  const found = [...syntax, ...newer, ...overlaid.diagnostics, ...outcome.diagnostics];
  return { value: outcome.value, diagnostics: sortDiagnostics(found) };
}

/** The version as text: without quotes, YAML and many authors make a number of it. */
function writtenVersion(root: JsonObject, format: string): string | undefined {
  const value = own(root, format);
  if (typeof value !== 'number') return stringOf(value);
  const text = Number.isInteger(value) ? `${value}.0` : String(value);
  return readVersion(format, text) === undefined ? undefined : text;
}

/** The version that a document is read as; later ones of 3 as the latest known. */
function readVersion(format: string, written: string): SpecificationVersion | undefined {
  if (format === 'swagger') return `${written}.`.startsWith('2.0.') ? '2.0' : undefined;
  if (format === 'asyncapi') return /^[23]\./.test(written) ? 'asyncapi' : undefined;
  if (format !== 'openapi') return undefined;
  const known = VERSIONS.find((version) => `${written}.`.startsWith(`${version}.`));
  return known ?? (/^3\.\d+(?:\.|$)/.test(written) ? VERSIONS.at(-1) : undefined);
}

/** A document without overlays is not even copied. */
function readOverlaid(root: JsonObject, overlays: readonly OverlayText[]): Outcome<JsonObject> {
  return overlays.length === 0 ? { value: root, diagnostics: [] } : applyOverlays(root, overlays);
}

function reportNewer(source: string, parsed: ParsedText, version: string): Diagnostic {
  const where = { span: { file: source, ...parsed.locate('/openapi') }, path: '/openapi' };
  return openapiDiagnostics['newer-version']({ version }, where);
}

function refuse(source: string, parsed: ParsedText, format: string, version: string): Diagnostic {
  const where = { span: { file: source, ...parsed.locate(`/${format}`) }, path: `/${format}` };
  const name = { swagger: 'Swagger', asyncapi: 'AsyncAPI' }[format] ?? 'OpenAPI';
  return openapiDiagnostics['unsupported-version']({ format: name, version }, where);
}

interface Known {
  readonly source: string;
  readonly text: string;
  readonly version: SpecificationVersion;
  readonly root: JsonObject;
  readonly parsed: ParsedText;
  readonly load: LoadDocument;
  readonly texts: TextMemory;
  readonly groups: readonly string[] | undefined;
  readonly overlays: readonly OverlayText[];
}

/** The document in the shape of the latest version of its format. */
function upgrade(version: SpecificationVersion, written: WrittenDocument): JsonObject {
  if (version === '2.0') return upgradeSwagger(written);
  const isOlder = version === 'asyncapi' && isOlderAsyncapi(written.document);
  return isOlder ? upgradeAsyncapi(written) : written.document;
}

function readKnown({ source, text, version, root, parsed, texts, ...known }: Known): Outcome<Specification> {
  const written = new Map([[source, text]]);
  const load: LoadDocument = (path) => {
    const other = known.load(path);
    if (other !== undefined) written.set(path, other);
    return other;
  };
  const loaded = loadDocuments(source, parsed, root, { load, texts });
  const isSwagger = version === '2.0';
  const document = upgrade(version, { document: root, file: source, documents: loaded.documents });
  const upgraded = new Map([
    ...(isSwagger ? upgradeLinked(source, root, loaded) : loaded.documents),
    [source, document],
  ]);
  const documents = loaded.hasNear ? withWholePaths(upgraded, [source, ...loaded.dependencies]) : upgraded;
  const info = objectOf(own(root, 'info'));
  const description = stringOf(own(info, 'description'));
  const specification: Specification = {
    kind: 'specification',
    source,
    version,
    title: stringOf(own(info, 'title')) ?? source,
    ...(description === undefined ? {} : { description }),
    document: objectOf(documents.get(source)) ?? document,
    documents,
    dependencies: loaded.dependencies,
    links: findLinks(written),
    memory: createSchemaMemory(),
  };
  const isOfChannels = version === 'asyncapi';
  const prefix = isOfChannels ? 'Channel' : isSwagger ? 'Swagger' : '';
  const lost = lostPointers(root, prefix);
  const structure = checkStructure(source, root, parsed, `${prefix}Root`);
  const checked = isOfChannels
    ? checkChannels(specification, root, parsed)
    : checkSpecification(specification, parsed);
  return {
    value: isForSome([...written.values(), ...known.overlays.map((overlay) => overlay.text)])
      ? readFor(specification, known.groups)
      : specification,
    diagnostics: [
      ...loaded.diagnostics,
      ...checkCircles(loaded.followed, loaded.documents),
      ...[...structure, ...checked].filter((found) => !followsFrom(found, parsed, text)),
    ].filter((found) => !missesOnly(found, lost)),
  };
}

/** Pointers of what a document names by keys in other letters, or has as a list. */
function lostPointers(root: JsonObject, prefix: 'Channel' | 'Swagger' | ''): readonly string[] {
  return [
    ...misspeltKeys(root, `${prefix}Root`).map(({ meant }) => `/${meant}`),
    ...misspeltKeys(own(root, 'components') ?? null, `${prefix}Components`).map(
      ({ meant }) => `/components/${meant}`,
    ),
    ...['channels', 'components'].flatMap((key) => (Array.isArray(own(root, key)) ? [`/${key}`] : [])),
    ...entriesOf(own(root, 'channels')).flatMap(([id, channel]) =>
      misspeltKeys(channel, 'Channel').map(({ meant }) => `/channels/${pointerSegment(id)}/${meant}`),
    ),
  ];
}

/** Where security schemes stand. */
const SCHEMES: readonly string[] = ['/components/securitySchemes', '/securityDefinitions'];

/** Whether a name is not found only because the key around all such names is misspelt, which is told where it stands. */
function missesOnly({ code, message }: Diagnostic, lost: readonly string[]): boolean {
  if (lost.length === 0) return false;
  if (code === 'openapi/unknown-security-scheme')
    return lost.some((pointer) => SCHEMES.some((schemes) => schemes.startsWith(pointer)));
  return code === 'openapi/unresolved-reference' && lost.some((pointer) => message.includes(`"#${pointer}/`));
}

/** Whether some part of the texts may be for some readers only; most texts are not even walked through. */
function isForSome(texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('x-mint'));
}

/** What was checked as a whole, as readers of these groups have it. */
function readFor(specification: Specification, groups: readonly string[] = []): Specification {
  const documents = forReaders(specification.documents, groups);
  const document = objectOf(documents.get(specification.source)) ?? specification.document;
  return { ...specification, document, documents, memory: createSchemaMemory() };
}

/**
 * What stands where the text cannot be read, or right before it, is wrong for that reason, which is told; and so is what stands
 * behind it, if that is not read as it is written.
 */
function followsFrom({ span }: Pick<Diagnostic, 'span'>, { problems }: ParsedText, text: string): boolean {
  if (span === undefined) return false;
  return problems.some(({ start, end, isAlone = false }) =>
    span.start >= start ? !isAlone || span.start < end : text.slice(span.end, start).trim() === '',
  );
}

/** What is wrong with a text itself. Both sides of a merge have the same keys. */
function reportText(file: string, parsed: ParsedText, text: string): readonly Diagnostic[] {
  const broken = reportSyntax(file, parsed, text);
  if (broken.some(({ code }) => code === 'content/merge-conflict')) return broken;
  const duplicates = parsed.duplicates.map(({ key, start, end }) =>
    openapiDiagnostics['duplicate-key']({ key }, { span: { file, start, end } }),
  );
  return [...broken, ...duplicates.filter((found) => !followsFrom(found, parsed, text))];
}

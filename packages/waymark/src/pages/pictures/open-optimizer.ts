import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Diagnostic, type Outcome, outputDiagnostics } from '@waymark/core/diagnostics';
import { nameOf } from '@waymark/core/source';
import type { OutputFile } from '../../outputs/output-file.ts';
import { attempt } from '../../project/files/attempt.ts';
import { contentHash } from '../../project/files/hash.ts';
import { readPlainFile } from '../../project/files/open-file.ts';
import type { Project } from '../../project/project.ts';
import type { Site } from '../../site/site.ts';
import { type Encoder, loadSharp } from './load-sharp.ts';
import { NO_PICTURES, openPictureCache, type PictureCache } from './picture-cache.ts';
import { isOptimized, type PictureFile, type PicturePlan, planPicture } from './picture-forms.ts';

/** Makes smaller and newer forms of the pictures that pages show. */
export interface Optimizer {
  /** What there is of a picture beside itself; it is encoded in the end. */
  plan(file: string): PicturePlan | undefined;
  /** Encodes all that was planned. */
  encode(): Promise<Outcome<readonly OutputFile[]>>;
}

/** A part of every name: pictures of other settings are other pictures. */
const SETTINGS = { avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' }, webp: { quality: 82 } };

/** Opens the optimizer of a site that asks for one. Where nothing is asked for, or the library is not there, it does nothing. */
export async function openOptimizer(
  site: Site,
  project: Project,
  cache: string | undefined,
  load = loadSharp,
): Promise<Optimizer> {
  if (!site.optimizesImages || !site.trust.onMachine) return createIdle([]);
  const encoder = await load(project.directory);
  if (encoder === undefined) {
    const span = { file: 'waymark.json', start: 0, end: 0 };
    return createIdle([outputDiagnostics['no-encoder']({}, { span })]);
  }
  // Encoded by one thread each, a picture has the same bytes on every machine of a kind.
  encoder.concurrency(1);
  const pictures = cache === undefined ? NO_PICTURES : openPictureCache(join(cache, 'pictures'));
  return createOptimizer(site, project, { encoder, pictures });
}

/** Leaves pictures as they are. */
function createIdle(diagnostics: readonly Diagnostic[]): Optimizer {
  return { plan: () => undefined, encode: () => Promise.resolve({ value: [], diagnostics }) };
}

function createOptimizer(
  { urls }: Site,
  project: Project,
  tools: { readonly encoder: Encoder; readonly pictures: PictureCache },
): Optimizer {
  const plans = new Map<string, PicturePlan | undefined>();
  const maker = JSON.stringify([tools.encoder.versions, SETTINGS]);
  const makePlan = (file: string): PicturePlan | undefined => {
    const size = isOptimized(file) ? project.imageSize(file) : undefined;
    const content = size && attempt(() => readPlainFile(join(project.directory, file), project.root));
    if (size === undefined || content === undefined) return undefined;
    return planPicture(contentHash(`${maker}${contentHash(content)}`), size, urls.base);
  };
  return {
    plan(file) {
      if (!plans.has(file)) plans.set(file, makePlan(file));
      return plans.get(file);
    },
    async encode() {
      const jobs = [...plans].flatMap(([file, plan]) => (plan?.files ?? []).map((form) => ({ file, form })));
      const files = new Map<string, OutputFile>();
      const diagnostics: Diagnostic[] = [];
      const work = async (): Promise<void> => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
          const { file, form } = job;
          const source = join(project.directory, file);
          const within = project.root;
          try {
            files.set(form.path, {
              path: form.path,
              from: file,
              content: await encodeForm(() => readPlainFile(source, within), form, tools),
            });
          } catch (error) {
            // Browsers look at what a picture holds, not at how it is called.
            files.set(form.path, { path: form.path, from: file, copyFrom: source, within });
            const reason = error instanceof Error ? error.message : String(error);
            diagnostics.push(
              outputDiagnostics['not-encoded']({ path: file, reason }, { span: { file, start: 0, end: 0 } }),
            );
          }
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      const value = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      return { value, diagnostics: oneForEachFile(diagnostics) };
    },
  };
}

async function encodeForm(
  read: () => Uint8Array,
  { path, format, width }: PictureFile,
  { encoder, pictures }: { readonly encoder: Encoder; readonly pictures: PictureCache },
): Promise<Uint8Array> {
  const name = nameOf(path);
  const kept = pictures.get(name);
  if (kept !== undefined) return kept;
  const content = await encoder(read())
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, SETTINGS[format])
    .toBuffer();
  pictures.set(name, content);
  return content;
}

/** A broken picture fails in each of its forms, and is told of once. */
function oneForEachFile(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const first = new Map(diagnostics.toReversed().map((diagnostic) => [diagnostic.message, diagnostic]));
  return [...first.values()];
}

import type { ListedPage } from '@waymark/core/content';
import { lookup } from 'mrmime';
import { attempt } from '../../project/files/attempt.ts';
import { contentHash } from '../../project/files/hash.ts';
import { readPlainFile } from '../../project/files/open-file.ts';
import type { Project } from '../../project/project.ts';
import type { Site } from '../../site/site.ts';
import { createPainter, type Faces, type Ground } from '../../social/draw-picture.ts';
import { drawGround, type GroundView } from '../../social/ground.ts';
import { givesPicture, viewConfig } from '../../theme/index.ts';
import { loadThemeAssets } from '../assets/load-theme-assets.ts';
import { encodePng } from './encode-png.ts';
import { renderGround } from './render-ground.ts';

/** A picture that services show for a link to a page; drawn when it is read. */
export interface SocialPicture {
  /** Path in the output, named by what is drawn. */
  readonly path: string;
  read(): Uint8Array;
}

/** The picture of a page; undefined where its author gives one, or none can be drawn. */
export type SocialPictures = (page: ListedPage) => SocialPicture | undefined;

const NONE: SocialPictures = () => undefined;

/**
 * Prepares the pictures of a site: what they share is rendered once. There are none where the site's address is not
 * known, because services need the whole address of a picture.
 */
export async function openSocialPictures(site: Site, project: Project): Promise<SocialPictures> {
  const pages = [...site.pages.values()];
  if (site.siteUrl === undefined || pages.every((page) => givesPicture(page, site.config))) return NONE;
  const ground = await openGround(site, project);
  if (ground === undefined) return NONE;
  const paint = createPainter(ground, readFaces());
  const name = contentHash(
    JSON.stringify([ground.isDark, ground.name, ground.picture.colors]) + contentHash(ground.picture.indexes),
  );
  return (page) => {
    if (givesPicture(page, site.config)) return undefined;
    const text = { title: page.title, description: page.summary ?? '' };
    const path = `_waymark/social/${contentHash(JSON.stringify([name, text]))}.png`;
    return { path, read: () => encodePng(paint(text)) };
  };
}

/** The ground; undefined where the author's own picture would lose too many colours, and stands for itself. */
async function openGround(site: Site, project: Project): Promise<Ground | undefined> {
  const { thumbnails, appearance, colors } = site.config;
  const { logo, name } = viewConfig(site.config);
  const isDark = (thumbnails?.appearance ?? appearance?.default) === 'dark';
  const background = dataOf(thumbnails?.background, site, project);
  if (thumbnails?.background !== undefined && background === undefined) return undefined;
  const drawnLogo = dataOf(isDark ? logo?.dark : logo?.light, site, project);
  const accent = (isDark ? colors?.light : undefined) ?? colors?.primary ?? '#000000';
  const view: GroundView = { isDark, accent, ...(background === undefined ? {} : { background }) };
  const withLogo =
    drawnLogo === undefined ? undefined : await renderGround(drawGround({ ...view, logo: drawnLogo }));
  if (withLogo !== undefined) return { picture: withLogo, isDark };
  const picture = await renderGround(drawGround(view));
  return picture === undefined ? undefined : { picture, isDark, name };
}

/** Pixels of a picture that is drawn: a file of some kilobytes may claim to have billions. */
const MOST_PIXELS = 25_000_000;

/** A picture of the project as a `data:` address; undefined for one that is not there, or too large. */
function dataOf(
  path: string | undefined,
  { links, safeDrawings }: Site,
  project: Project,
): string | undefined {
  const target = path === undefined ? undefined : links.resolve(path);
  if (target?.kind !== 'file') return undefined;
  const type = lookup(target.path) ?? 'image/png';
  const size = type === 'image/svg+xml' ? undefined : project.imageSize(target.path);
  if (size !== undefined && size.width * size.height > MOST_PIXELS) return undefined;
  const bytes = Buffer.from(
    // A file that cannot be read is reported where it is copied.
    safeDrawings.get(target.path) ??
      attempt(() => readPlainFile(project.absolute(target.path), project.root)) ??
      '',
  );
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function readFaces(): Faces {
  const { em, bold, regular } = JSON.parse(loadThemeAssets().text('outlines.json')) as {
    readonly em: number;
    readonly bold: Readonly<Record<string, string>>;
    readonly regular: Readonly<Record<string, string>>;
  };
  return { bold: { em, outlines: bold }, regular: { em, outlines: regular } };
}

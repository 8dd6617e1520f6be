import { findWrittenHandlers } from '@waymark/core/content';
import {
  blank,
  type CustomFile,
  insecure,
  originsOf,
  type Refused,
  unlessEmpty,
  withCompanions,
} from './custom-file.ts';
import type { PolicySources } from './policy.ts';

/** Code that brings further scripts into the page. */
const LOADS_SCRIPTS =
  /createElement\(\s*["'`]script["'`]|\bimport\(\s*["'`]https:|\bimportScripts\(|\bfrom\s*["'`]https:/;
/** The same where the loader of a service gets names as arguments: `(function(d,t){d.createElement(t)…})(document,"script")`. */
const MAKES_NAMED = /createElement\(\s*[\w$]+\s*\)/;
const GIVES_SCRIPT = /[(,]\s*["'`]script["'`]\s*[,)]/;
/** Code that brings stylesheets of others into the page. */
const LOADS_STYLES = /createElement\(\s*["'`]link["'`]|rel\s*[:=]\s*\\?["'`]stylesheet/;
/** What documents load that code holds as text: the policy of the page goes for what it shows of its own making, too. */
const WRITTEN_STYLES =
  /<link\b(?=[^<>]*\brel\s*=\s*\\?["'`]stylesheet)[^<>]*?\bhref\s*=\s*\\?["'`]((?:https?:)?\/\/[^\s"'`\\]+)/gi;
const WRITTEN_SCRIPT = /<script\b[^<>]*?\bsrc\s*=\s*\\?["'`]((?:https?:)?\/\/[^\s"'`\\]+)/gi;
/** Code that shows a document of its own making in a frame names both. */
const FRAMES_MEMORY = [/createObjectURL\(/i, /iframe/i];
/** Code that writes styles into the page, which a policy without inline styles refuses. */
const WRITES_STYLE_ELEMENTS = /createElement\(\s*["'`]style["'`]|<style\b/;
const WRITES_STYLE_ATTRIBUTES = /setAttribute\(\s*["'`]style["'`]|\bstyle=\\?["'`]/;
/** Where scripts of others send requests to, which nobody can know. */
const ANYWHERE = ['https:', 'wss:'];
/** An address whose host is put together while the code runs. */
const OPEN_ADDRESS = /["'`](?:https|wss):\/\/(?:\$\{|["'`])/;
const QUOTED_ADDRESS = /(?<!\bhref=\\?)["'`]((?:https?:|wss:)?\/\/[^\s"'`$\\]+)/g;
/** A host as services have it among their settings, whose loader puts the scheme before it. */
const BARE_HOST =
  /["'`]((?:[a-z\d-]+\.){2,}(?!(?:css|html|js|json|map|mjs|png|svg|wasm)["'`])[a-z]{2,})["'`]/gi;
/** Code that is made from text while the page runs. */
const FROM_TEXT = /\beval\s*\(|\bnew\s+Function\s*\(|\.setAttribute\(\s*["'`]on[a-z]+["'`]/gi;

/** Where a script is made that holds data, as of search engines: browsers run nothing of it, and no policy refuses it. */
const DATA_SCRIPT =
  /\bcreateElement\(\s?["'`]script["'`]\s?\)(?<=(?<![\w$.])([\w$]{1,40})\s?=\s?[\w$.]{0,40}createElement\(\s?["'`]script["'`]\s?\))(?=[\s\S]{0,400}?(?<![\w$.])\1\.(?:type\s?=|setAttribute\(\s?["'`]type["'`]\s?,)\s?["'`][\w/+.-]{0,40}json["'`])/g;

/** Where a name in code becomes something: an element that is a script, or another value. */
const ASSIGNS = /(?<![\w$.])([\w$]+)\s*=(?![=>])(\s*[\w$.]*\bcreateElement\(\s*["'`]script["'`]\s*\))?/g;
/** How an element gets its text. */
const GIVES_TEXT =
  /(?<![\w$.])([\w$]+)\.(?:(?:text|textContent|innerText|innerHTML)\s*=(?!=)|append(?:Child)?\(\s*document\.createTextNode)/g;

/** Places where code writes the text of a script into the page; a name is what it became last, or else what it becomes first. */
function inlineScripts(code: string): readonly RegExpMatchArray[] {
  const assigned = Array.from(code.matchAll(ASSIGNS), ({ 1: name = '', 2: script, index }) => ({
    name,
    isScript: script !== undefined,
    index,
  }));
  const isScript = new Map(assigned.toReversed().map((value) => [value.name, value.isScript]));
  let passed = 0;
  const found: RegExpMatchArray[] = [];
  for (const place of code.matchAll(GIVES_TEXT)) {
    for (
      let value = assigned[passed];
      value !== undefined && value.index < place.index;
      value = assigned[passed]
    ) {
      isScript.set(value.name, value.isScript);
      passed += 1;
    }
    if (isScript.get(place[1] ?? '') === true) found.push(place);
  }
  return found;
}

/**
 * Reads a script. One that brings further scripts into the page may take them from every host that it names, and those
 * may write styles, as such services do.
 */
export function readCustomScript(text: string): CustomFile {
  const spoken = blank(blank(text, /\/\*(?:(?!\/\*)[\s\S])*?\*\//g), /(?<![:"'`\w])\/\/.*$/gm);
  const code = blank(spoken, DATA_SCRIPT);
  const loads = LOADS_SCRIPTS.test(code) || (MAKES_NAMED.test(code) && GIVES_SCRIPT.test(code));
  const named = [...(loads ? loadedFrom(code) : []), ...originsOf(code, WRITTEN_SCRIPT)];
  const scripts = withCompanions(named);
  const isForeign = scripts.length > 0;
  const sheets = [
    ...(LOADS_STYLES.test(code) ? originsOf(code, QUOTED_ADDRESS) : []),
    ...originsOf(code, WRITTEN_STYLES),
  ];
  const styles = withCompanions(sheets);
  return {
    sources: {
      ...unlessEmpty({
        scripts,
        styles,
        fonts: styles,
        frames: FRAMES_MEMORY.every((name) => name.test(code)) ? ['blob:'] : [],
        connect: isForeign ? ANYWHERE : addressesIn(code),
      }),
      ...(isForeign || WRITES_STYLE_ELEMENTS.test(code) ? { styleElements: true } : {}),
      ...(isForeign || WRITES_STYLE_ATTRIBUTES.test(code) ? { styleAttributes: true } : {}),
    },
    refused: [
      ...[...code.matchAll(FROM_TEXT), ...inlineScripts(code)].map(
        ({ 0: what, index = 0 }): Refused => ({ kind: 'code', what: what.trim(), start: index }),
      ),
      ...findWrittenHandlers(code).map(
        ({ written, start }): Refused => ({ kind: 'code', what: written, start }),
      ),
      ...(loads ? insecure(code, [QUOTED_ADDRESS]) : []),
    ],
  };
}

/** Hosts that code which loads scripts may take them from: such as it puts addresses together of, too. */
function loadedFrom(code: string): readonly string[] {
  const hosts = OPEN_ADDRESS.test(code) ? [...code.matchAll(BARE_HOST)] : [];
  return [
    ...originsOf(code, QUOTED_ADDRESS),
    ...hosts.map(([, host = '']) => `https://${host.toLowerCase()}`),
  ];
}

/** A component that puts a stylesheet into the document by itself. What it draws as `<style>` is ours to place. */
const ADDS_STYLES = /\bdocument\.createElement\(\s*["'`]style["'`]/;

/** What code of components asks of the policy of the pages that they stand on: hosts, and styles that it adds; nothing, as a rule. */
export function readIslandCode(code: string): PolicySources | undefined {
  const { styleElements, styleAttributes, ...hosts } = readCustomScript(code).sources;
  const sources = ADDS_STYLES.test(code) ? { ...hosts, styleElements: true } : hosts;
  return Object.keys(sources).length === 0 ? undefined : sources;
}

/** Hosts that code names; every host where it makes up the name of one. */
export function addressesIn(code: string): readonly string[] {
  return OPEN_ADDRESS.test(code) ? ANYWHERE : [...new Set(originsOf(code, QUOTED_ADDRESS))];
}

/** Whether a script is a module: it imports or exports. */
export function isModuleScript(text: string): boolean {
  return /^[^\S\n\r\u2028\u2029]*(?:import\s*(?:[\w{*]|["'])|export\s+(?:default|const|let|function|class|async|\{|\*))/m.test(
    text,
  );
}

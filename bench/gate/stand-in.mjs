// Answers every outside host, as the services do that sites name, so that a page behaves as it would online.
import { crc32, deflateSync } from 'node:zlib';

/** A script that asks for another one, sends a beacon, adds an element, as loaders do. */
const second = (src) =>
  `{const s=document.createElement('script');s.async=true;s.src=${JSON.stringify(src)};document.head.append(s);}`;
const pixel = (src) => `new Image().src=${JSON.stringify(src)};`;
const send = (url, body = '{}') =>
  `fetch(${JSON.stringify(url)},{method:'POST',mode:'no-cors',body:${JSON.stringify(body)}}).catch(()=>{});`;
const beacon = (url) => `navigator.sendBeacon(${JSON.stringify(url)},'{}');`;
const frame = (src) =>
  `{const f=document.createElement('iframe');f.src=${JSON.stringify(src)};f.style.cssText='position:fixed;bottom:0;right:0;width:60px;height:60px;border:0';document.body.append(f);}`;
const style = (css) =>
  `{const s=document.createElement('style');s.textContent=${JSON.stringify(css)};document.head.append(s);}`;

/** What the script of a service does, by the address that it is loaded from. */
const SCRIPTS = [
  [
    /googletagmanager\.com\/gtm\.js/,
    () =>
      second('https://www.googletagmanager.com/gtag/js?id=G-STANDIN') +
      second('https://connect.facebook.net/en_US/fbevents.js') +
      second('https://snap.licdn.com/li.lms-analytics/insight.min.js') +
      pixel('https://www.google.com/pagead/1p-user-list/1'),
  ],
  [/googletagmanager\.com\/gtag\/js/, () => beacon('https://region1.google-analytics.com/g/collect?v=2')],
  [/connect\.facebook\.net/, () => pixel('https://www.facebook.com/tr?id=1')],
  [
    /snap\.licdn\.com/,
    () => pixel('https://px.ads.linkedin.com/collect') + send('https://px.ads.linkedin.com/wa/'),
  ],
  [/widget\.intercom\.io/, () => second('https://js.intercomcdn.com/frame.js')],
  [
    /js\.intercomcdn\.com/,
    () =>
      style('.intercom-launcher{position:fixed}') +
      send('https://api-iam.intercom.io/messenger/web/ping') +
      `{const f=document.createElement('iframe');f.style.cssText='display:none';document.body.append(f);}`,
  ],
  [/plausible/, () => send('https://plausible.io/api/event')],
  [/clarity\.ms\/tag/, () => second('https://scripts.clarity.ms/0.8/clarity.js')],
  [/scripts\.clarity\.ms/, () => send('https://a.clarity.ms/collect') + pixel('https://c.clarity.ms/c.gif')],
  [/static\.hotjar\.com/, () => second('https://script.hotjar.com/modules.js')],
  [
    /script\.hotjar\.com/,
    () =>
      style('@font-face{font-family:hj;src:url(https://script.hotjar.com/font.woff2)}') +
      send('https://content.hotjar.io/'),
  ],
  [
    /cdn\.segment\.com/,
    () => send('https://cdn.segment.com/v1/projects/x/settings') + send('https://api.segment.io/v1/p'),
  ],
  [/cdn\.usefathom\.com/, () => pixel('https://cdn.usefathom.com/?h=x')],
  [/cdn\.amplitude\.com/, () => send('https://api2.amplitude.com/2/httpapi')],
  [/cdn\.mxpnl\.com/, () => send('https://api-js.mixpanel.com/track/')],
  [
    /cdn\.cookielaw\.org/,
    () =>
      style('#onetrust-banner-sdk{position:fixed}') +
      send('https://geolocation.onetrust.com/cookieconsentpub/v1/geo/location'),
  ],
  [/cdn\.logr|lr-in/, () => send('https://r.lr-in.com/i')],
  [/cdn\.heapanalytics|heap-api/, () => pixel('https://heapanalytics.com/h')],
  [/api\.pirsch\.io/, () => send('https://api.pirsch.io/hit')],
  [
    /chat-assets\.frontapp/,
    () => style('#front-chat{position:fixed}') + frame('https://chat-assets.frontapp.com/frame.html'),
  ],
];

/** PostHog asks the host that the settings name, for its recorder and its flags. */
function posthog({ origin }) {
  const api = origin.replace('-assets.i.', '.i.');
  return second(`${origin}/static/recorder.js`) + send(`${api}/e/`) + send(`${api}/flags/?v=2`);
}

function scriptOf(url) {
  if (/\/static\/array(?:\.full)?\.js$/.test(url.pathname)) return posthog(url);
  return SCRIPTS.find(([pattern]) => pattern.test(url.href))?.[1]() ?? '';
}

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** What a request to a host that is not the site's is answered with. */
export function answerOutside({ url, type, method }) {
  const address = new URL(url);
  if (method === 'OPTIONS') return { status: 204, headers: OPEN };
  switch (type) {
    case 'script':
      return { contentType: 'text/javascript', headers: OPEN, body: scriptOf(address) };
    case 'stylesheet':
      return { contentType: 'text/css', headers: OPEN, body: stylesOf(address) };
    case 'image':
      return { contentType: 'image/png', headers: OPEN, body: picture(address) };
    case 'document':
      return {
        contentType: 'text/html',
        body: `<!doctype html><title>${address.host}</title><p>${address.host}`,
      };
    case 'font':
    case 'media':
      return { status: 404, headers: OPEN };
    default:
      return { contentType: 'application/json', headers: OPEN, body: '{}' };
  }
}

function stylesOf({ host }) {
  return host === 'fonts.googleapis.com'
    ? '@font-face{font-family:StandIn;src:url(https://fonts.gstatic.com/s/standin.woff2)}'
    : '';
}

/** Badges are small, all else is as large as most pictures of pages. */
function picture({ host, pathname }) {
  if (/shields\.io|badge/.test(host + pathname)) return makePng(90, 20);
  return makePng(
    /favicon|icon|logo|avatar/.test(pathname) ? 64 : 1200,
    /favicon|icon|logo|avatar/.test(pathname) ? 64 : 630,
  );
}

const pictures = new Map();
function makePng(width, height) {
  const key = `${width}x${height}`;
  if (!pictures.has(key)) pictures.set(key, writePng(width, height));
  return pictures.get(key);
}

/** A grey picture, one byte a pixel. */
function writePng(width, height) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0xb0);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

import { expect, it } from 'vitest';
import { closeMarkup } from './close-markup.ts';
import { isElsewhere } from './is-elsewhere.ts';

const FAR = 'https://far.example';

it.each([
  ['/a.png', false],
  ['a.png?u=https://far.example', false],
  ['#https://far.example', false],
  ['data:image/png;base64,AA', false],
  ['//far.example/a.png', true],
  ['/\\far.example/a.png', true],
  ['\thttps:\n//far.example/a.png', true],
  ['HTTPS:far.example', false],
  ['http:far.example', true],
  ['wss://far.example', true],
  ['blob:https://far.example/1', true],
  ['https://[', true],
])('%j is elsewhere: %s', (address, expected) => {
  expect(isElsewhere(address)).toBe(expected);
});

it.each([
  [
    'a picture',
    `<img src="${FAR}/a.png" alt="Far">`,
    `<a href="${FAR}/a.png" target="_blank" rel="noopener noreferrer">Far</a>`,
  ],
  [
    'a picture in a link',
    `<a href="/x"><b><img src="${FAR}/a.png" alt="Far"></b></a>`,
    '<a href="/x"><b>Far</b></a>',
  ],
  [
    'what readers with scripts see in a comment',
    `<noscript>a<!--</noscript><meta http-equiv="refresh" content="0;url=${FAR}">--></noscript>`,
    '<noscript>a</noscript>',
  ],
  [
    'what readers without scripts see',
    `<noscript><img src="${FAR}/a.png" alt="Far"></noscript>`,
    `<noscript><a href="${FAR}/a.png" target="_blank" rel="noopener noreferrer">Far</a></noscript>`,
  ],
  [
    'a frame',
    `<iframe src="${FAR}/f" title="F"></iframe>`,
    `<a href="${FAR}/f" target="_blank" rel="noopener noreferrer">F</a>`,
  ],
  ['a frame of the site', '<iframe src="/f"></iframe>', ''],
  [
    'one of several sources',
    `<img src="/a.png" srcset="/b.png 1x, ${FAR}/c.png 2x">`,
    `<a href="${FAR}/c.png" target="_blank" rel="noopener noreferrer">${FAR}/c.png</a>`,
  ],
  ['a picture that is code', '<img srcset="javascript:alert(1) 1x">', 'javascript:alert(1)'],
  ['what a picture does beside being one', `<img ping="${FAR}" src="/a.png">`, '<img src="/a.png">'],
  [
    'sound and pictures of video',
    `<video src="${FAR}/v" poster="//far.example/p"><track src="${FAR}/t"></video>`,
    '<video><track></video>',
  ],
  [
    'parts of drawings',
    `<svg><image href="${FAR}/a"></image><use xlink:href="${FAR}/u#a"></use><rect fill="url(${FAR}/f#a)"></rect></svg>`,
    '<svg><image></image><use></use><rect></rect></svg>',
  ],
  [
    'what stands in a template',
    `<template><img src="${FAR}/a.png" alt="Far"></template>`,
    `<template><a href="${FAR}/a.png" target="_blank" rel="noopener noreferrer">Far</a></template>`,
  ],
  [
    'what is sent',
    `<a href="${FAR}" ping="/p">x</a><form action="/f"></form>`,
    `<a href="${FAR}">x</a><form></form>`,
  ],
  ['what acts on the page', '<base href="/x/"><meta http-equiv="refresh"><script>1</script>', ''],
])('takes out %s', (_, html, closed) => {
  expect(closeMarkup(html).html).toBe(closed);
});

it('leaves what asks nobody, and says what it took out', () => {
  const html = `<p title="url(${FAR})"><a href="${FAR}">x</a><img src="/a.png" alt=""><rect fill="url(#a)"></rect></p>`;
  expect(closeMarkup(html)).toEqual({ html, leftOut: [] });
  expect(closeMarkup('plain & simple')).toEqual({ html: 'plain & simple', leftOut: [] });
  expect(closeMarkup(`<img src="${FAR}/a.png"><object data="${FAR}/o"></object>`).leftOut).toEqual([
    { what: 'src', address: `${FAR}/a.png` },
    { what: '<object>', address: `${FAR}/o` },
  ]);
});

import { curl, type SampleRequest } from '@waymark/openapi';
import { describe, expect, it } from 'vitest';
import { readCurl } from './read-curl.ts';
import { shellWords } from './shell-words.ts';

describe('shellWords', () => {
  it.each([
    [`a 'b c' "d \\"e\\" $f" g\\ h`, ['a', 'b c', 'd "e" $f', 'g h']],
    ['a \\\n  b\\\n c', ['a', 'b', 'c']],
    [`'it'\\''s' $'tab\\tand \\u00e4\\x41'`, ["it's", 'tab\tand äA']],
    ["'' x", ['', 'x']],
  ])('reads %j', (command, words) => expect(shellWords(command)).toEqual(words));

  it('reads nothing where a quote is open', () => expect(shellWords("curl 'x")).toBeUndefined());
});

describe('readCurl', () => {
  it('reads options in all their spellings', () => {
    expect(
      readCurl(
        `$ curl -sSL -XPUT -H'X-A: b: c' --header "X-B:d" -u me:pw -b sid=1 --url https://a.example/x -d a=1 --data-urlencode 'b= &' -F 'meta="{\\"k\\":1}";type=application/json' -F f=@file -o out https://b.example/y`,
      ),
    ).toEqual({
      url: 'https://b.example/y',
      headers: [
        { name: 'X-A', value: 'b: c' },
        { name: 'X-B', value: 'd' },
        { name: 'Cookie', value: 'sid=1' },
      ],
      user: 'me:pw',
      data: ['a=1', 'b=%20%26'],
      parts: [{ name: 'meta', value: '{"k":1}' }],
    });
  });

  it('reads what we write', () => {
    const request: SampleRequest = {
      method: 'POST',
      url: "https://a.example/it's?q=1",
      headers: [{ name: 'X-A', value: `a'b"c` }],
      body: { kind: 'json', value: { text: 'it\'s\n"so"' } },
    };
    const { url, headers, data } = readCurl(curl.write(request)) ?? {};
    expect({ url, headers }).toEqual({ url: request.url, headers: request.headers });
    expect(JSON.parse(data?.[0] ?? '')).toEqual({ text: 'it\'s\n"so"' });
  });

  it('reads nothing else', () => {
    for (const text of ['', 'wget x', '{"a":1}', 'curly x']) expect(readCurl(text)).toBeUndefined();
  });
});

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

  const json = '{"a":"b c"}';
  it.each([
    ['single quotes', `curl https://a.example/x -d '${json}'`],
    ['double quotes', `curl https://a.example/x -d "{\\"a\\":\\"b c\\"}"`],
    ['dollar quotes', `curl https://a.example/x --data-raw $'{"a":"b\\u0020c"}'`],
    ['options that stand together', `curl -sSLX POST https://a.example/x -d'${json}'`],
    ['a method behind the address', `curl https://a.example/x -sX POST --data-binary '${json}'`],
    ['a sign of equality', `curl --url=https://a.example/x --data='${json}'`],
    ['json', `curl --json '${json}' https://a.example/x`],
    ['lines', `curl \\\n  https://a.example/x \\\r\n  -d '${json}'`],
    ['spaces behind a backslash', `curl https://a.example/x \\  \n  -d '${json}'`],
    ['lines without a backslash', `curl https://a.example/x\n  -d '${json}'`],
    ['lines of PowerShell', `curl.exe https://a.example/x \`\r\n  -d '${json}'`],
    ['lines of Windows', `curl "https://a.example/x" ^\r\n  -d "{\\"a\\":\\"b c\\"}"`],
    ['doubled quotes of Windows', `curl "https://a.example/x" ^\r\n  -d "{""a"":""b c""}"`],
    ['carets of Windows', `curl ^"https://a.example/x^" ^\r\n  -d ^"{^\\^"a^\\^":^\\^"b c^\\^"}^"`],
    ['a prompt', `$ curl https://a.example/x -d '${json}'`],
    ['a comment before it', `# Creates.\ncurl https://a.example/x -d '${json}'`],
    ['a pipe behind it', `curl https://a.example/x -d '${json}' | jq .`],
    ['a file for the answer', `curl https://a.example/x -d '${json}' > out.json 2>&1`],
    ['another command behind it', `curl https://a.example/x -d '${json}' && echo done`],
    ['a text as its input', `curl https://a.example/x -d @- <<'EOF'\n${json}\nEOF`],
    ['the quotes of word processors', 'curl https://a.example/x -d ‘{“a”:“b c”}’'],
    ['a path to the program', `/usr/bin/curl https://a.example/x -d '${json}'`],
  ])('reads %s', (_, command) => {
    const { url, data } = readCurl(command) ?? {};
    expect({ url, data }).toEqual({ url: 'https://a.example/x', data: [json] });
  });

  it('leaves out files, but for what only looks like one', () => {
    const command =
      'curl x -d @body.json --data-urlencode q@file --json @x --data-raw @me -F a=@b -F c=<d --form-string e=@f';
    expect(readCurl(command)).toMatchObject({ data: ['@me'], parts: [{ name: 'e', value: '@f' }] });
  });

  it('asks with what -G puts into the address', () => {
    const command = "curl -G https://a.example/x?a=1 --data-urlencode 'q=b c' -d d=2";
    expect(readCurl(command)).toMatchObject({ url: 'https://a.example/x?a=1&q=b%20c&d=2', data: [] });
  });

  it('knows what options say of headers', () => {
    expect(readCurl("curl x --oauth2-bearer t0ken --json '{}'")?.headers).toEqual([
      { name: 'Authorization', value: 'Bearer t0ken' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
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

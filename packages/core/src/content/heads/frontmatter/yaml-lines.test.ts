import { expect, it } from 'vitest';
import { isKeyLine } from './yaml-lines.ts';

it('reads lines of ASCII as it reads those of other scripts', () => {
  for (let code = 0; code < 128; code++) {
    const sign = String.fromCharCode(code);
    for (const line of [
      `${sign}: a`,
      `${sign}ey: a`,
      `k${sign}y: a`,
      `key${sign}: a`,
      `key:${sign}`,
      `"key${sign}`,
    ]) {
      // A letter beyond ASCII in the value changes nothing about the key.
      if (/:[ \t]/.test(line)) expect([line, isKeyLine(line)]).toEqual([line, isKeyLine(`${line}é`)]);
      const pattern = /^["']?[\p{L}_][\p{L}\p{M}\w:.-]*["']?[ \t]*:(?:[ \t]|\r?$)/u;
      expect([line, isKeyLine(line)]).toEqual([line, pattern.test(line)]);
    }
  }
  expect(['标题: a', 'é́_1:', '：a', '1é: a'].map(isKeyLine)).toEqual([true, true, false, false]);
});

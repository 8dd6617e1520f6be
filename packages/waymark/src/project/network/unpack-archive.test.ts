import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isArchive, unpackTexts } from './unpack-archive.ts';

describe('unpackTexts', () => {
  it('gives what documentation tools write, and no pictures', async () => {
    const names = [
      'element-list',
      'a/package-list',
      'a/.manifest',
      'a.fjson',
      'b.html',
      'c.yml',
      'd.xml',
      'e.js',
    ];
    const zip = zipSync(
      Object.fromEntries([...names, 'f.png', 'g.css'].map((name) => [name, strToU8(name)])),
    );
    expect(isArchive(zip)).toBe(true);
    expect(isArchive(strToU8('{}'))).toBe(false);
    expect([...(await unpackTexts(zip))]).toEqual(names.map((name) => [name, name]));
  });

  it('refuses what grows beyond the limit, also where the archive says that it does not', async () => {
    const zip = zipSync({ 'a.json': new Uint8Array(3_000_000) });
    await expect(unpackTexts(zip, 2_000_000)).rejects.toThrow('its files are larger than 2 MB');
    // The size in the list at the end of the archive, 22 bytes before which the entry of the file ends.
    const view = new DataView(zip.buffer, zip.byteOffset);
    const entry = view.getUint32(zip.length - 22 + 16, true);
    view.setUint32(entry + 24, 1000, true);
    let size = 0;
    try {
      size = (await unpackTexts(zip, 2_000_000)).get('a.json')?.length ?? 0;
    } catch {
      // It may as well be refused.
    }
    expect(size).toBeLessThanOrEqual(2_000_000);
  });

  it('counts what is not packed by what it takes', async () => {
    const zip = zipSync({ 'a.json': [new Uint8Array(3_000_000), { level: 0 }] });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const entry = view.getUint32(zip.length - 22 + 16, true);
    view.setUint32(entry + 24, 0, true);
    await expect(unpackTexts(zip, 2_000_000)).rejects.toThrow('its files are larger than 2 MB');
  });
});

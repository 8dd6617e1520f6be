import { crc32, deflateSync } from 'node:zlib';
import type { IndexedPicture } from '../../social/indexed.ts';

/** Writes a picture of few colours as PNG. */
export function encodePng({ width, height, colors, indexes }: IndexedPicture): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    lines.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  // Eight bits a pixel, which are an index.
  head.setUint16(8, 0x08_03);
  const palette = Uint8Array.from(
    colors.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]),
  );
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZippedFile {
  /** With slashes between folders. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

const deflated = promisify(deflateRaw);

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x08_00;
const DEFLATED = 8;
const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/**
 * A ZIP archive (APPNOTE 6.3), of which one file alone is in memory.
 *
 * @yields The bytes of each file, then those of the list.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Buffer> {
  const central: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const [path, bytes] = [Buffer.from(name), typeof content === 'string' ? Buffer.from(content) : content];
    const packed = await deflated(bytes);
    const facts = factsOf({ path, at, crc: crc32(bytes), packed: packed.length, size: bytes.length });
    yield Buffer.concat([numbers([LOCAL, 4]), facts, path, packed]);
    central.push(
      Buffer.concat([
        numbers([CENTRAL, 4], [VERSION, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        path,
      ]),
    );
    offset += 4 + facts.length + path.length + packed.length;
  }
  const list = Buffer.concat(central);
  const { length } = central;
  yield Buffer.concat([
    list,
    numbers([END, 4], [0, 2], [0, 2], [length, 2], [length, 2], [list.length, 4], [offset, 4], [0, 2]),
  ]);
}

interface Facts {
  readonly path: Buffer;
  readonly at: Date;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** What stands before a file and in the list at the end alike. */
function factsOf({ path, at, crc, packed, size }: Facts): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return numbers(
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [time, 2],
    [day, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [path.length, 2],
    [0, 2],
  );
}

/** Whole numbers of so many bytes, the lowest first. */
function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

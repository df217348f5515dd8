import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;

/** The texts in a ZIP archive by their names, found by its list and checked with its sums. */
export function unzipped(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('no end of the list');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('no entry of the list');
    const [crc, packed] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== LOCAL) throw new Error(`${name} is not where the list says`);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + length;
  }
  return files;
}

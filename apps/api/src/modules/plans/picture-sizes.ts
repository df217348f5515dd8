export interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum of a part. */
const PNG_PART = 12;

/** The size of a PNG whose parts are complete to the last; undefined otherwise. */
export function pngSize(bytes: Buffer): Size | undefined {
  if (!bytes.subarray(0, PNG_START.length).equals(PNG_START)) return undefined;
  let [size, hasPixels]: [Size | undefined, boolean] = [undefined, false];
  for (let at = PNG_START.length; at + PNG_PART <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + PNG_PART + length;
    if (end > bytes.length) return undefined;
    if (name === 'IHDR' && length >= 8) size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? size : undefined;
    at = end;
  }
  return undefined;
}

/** Markers without a length: of restarts, and the two of the start and the end. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
/** Of the head of a frame; three codes between are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;

/** The size of a JPEG that has a frame and a scan; undefined otherwise. */
export function jpegSize(bytes: Buffer): Size | undefined {
  let size: Size | undefined;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    if (marker === SCAN) return size;
    if (isFrame(marker) && length >= 8) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + length;
  }
  return undefined;
}

/** Shortest head of a WebP that tells its size. */
const WEBP_HEAD = 30;

/** The size of a WebP of any of its three kinds; undefined where it is not complete. */
export function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < WEBP_HEAD || bytes.readUInt32LE(4) + 8 > bytes.length) return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    const sides = { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    return bytes.readUInt8(20) === 0x2f ? sides : undefined;
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
}

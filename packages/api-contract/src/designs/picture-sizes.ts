export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of a file say that it is. */
export type PictureKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'heic' | 'svg' | 'pdf' | 'unknown';

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

const START = 512;

/** The kind of a file by its content, whatever its name and type say. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  if (textAt(bytes, 0, 4) === '\u0089PNG') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 4, 4) === 'ftyp') return 'heic';
  if (textAt(bytes, 0, 5) === '%PDF-') return 'pdf';
  // A text may begin with the three bytes of its byte order mark.
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!doctype|!--|svg)/i.test(textAt(bytes, 0, START)) ? 'svg' : 'unknown';
}

/**
 * The size of a PNG, JPEG or WebP whose structure is complete, which takes no more time and memory than its bytes; undefined otherwise.
 * Nothing is decoded: the pixels of a small file may be many.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKind(bytes);
  if (kind === 'image/png') return pngSize(bytes, view);
  if (kind === 'image/jpeg') return jpegSize(view);
  return kind === 'image/webp' ? webpSize(bytes, view) : undefined;
}

const PNG_START = 8;
/** Length, name and checksum of a part. */
const PNG_PART = 12;

function pngSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  let [size, hasPixels]: [PictureSize | undefined, boolean] = [undefined, false];
  for (let at = PNG_START; at + PNG_PART <= bytes.length;) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const end = at + PNG_PART + length;
    if (end > bytes.length) return undefined;
    if (name === 'IHDR' && length >= 8) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
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

function jpegSize(view: DataView): PictureSize | undefined {
  let size: PictureSize | undefined;
  for (let at = 2; at + 4 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > view.byteLength) return undefined;
    if (marker === SCAN) return size;
    if (isFrame(marker) && length >= 8) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + length;
  }
  return undefined;
}

/** Shortest head of a WebP that tells its size. */
const WEBP_HEAD = 30;
const SIDE = 0x3f_ff;

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes.length < WEBP_HEAD || view.getUint32(4, true) + 8 > bytes.length) return undefined;
  const kind = textAt(bytes, 12, 4);
  const side = (at: number) => (view.getUint32(at, true) & 0xff_ff_ff) + 1;
  if (kind === 'VP8X') return { width: side(24), height: (view.getUint32(26, true) >>> 8) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return bytes[20] === 0x2f ? { width: (bits & SIDE) + 1, height: ((bits >>> 14) & SIDE) + 1 } : undefined;
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: view.getUint16(26, true) & SIDE, height: view.getUint16(28, true) & SIDE };
}

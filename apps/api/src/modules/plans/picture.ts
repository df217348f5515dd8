import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, PICTURE_TYPES } from '@site-designer/api-contract/placing-bounds';
import { RequestProblem } from '../../http/problem.ts';
import { jpegSize, pngSize, webpSize, type Size } from './picture-sizes.ts';

export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture whose structure and size have been read. */
export interface CheckedPicture extends Size {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

const MEGABYTE = 1024 * 1024;

const TEXTS = {
  empty: 'The file is empty',
  bytes: `A picture has at most ${MOST_PICTURE_BYTES / MEGABYTE} MB`,
  pixels: `A picture has at most ${MOST_PICTURE_PIXELS / 1e6} megapixels; make it smaller first`,
  heic: 'This is a HEIC picture; save it as JPEG first',
  svg: 'This is an SVG drawing; save it as PNG first',
  pdf: 'This is a PDF; choose one of its pages in the app, or save it as PNG first',
  unknown: 'This is no PNG, JPEG or WebP picture',
  damaged: 'The picture is damaged or not complete',
} as const;

const READERS: Readonly<Record<PictureType, (bytes: Buffer) => Size | undefined>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/**
 * Reads the structure of a picture, which takes no more time and memory than its bytes: its pixels are decoded in browsers alone. What it
 * is follows from its content, whatever its name and type say.
 *
 * @throws RequestProblem with one sentence where it is no picture that is taken.
 */
export function checkedPicture(bytes: Buffer): CheckedPicture {
  if (bytes.length === 0) throw refused(TEXTS.empty);
  if (bytes.length > MOST_PICTURE_BYTES) throw new RequestProblem(413, TEXTS.bytes);
  const type = typeOf(bytes);
  if (type === undefined) throw new RequestProblem(415, otherKind(bytes));
  const size = READERS[type](bytes);
  if (size === undefined || size.width < 1 || size.height < 1) throw refused(TEXTS.damaged);
  if (size.width * size.height > MOST_PICTURE_PIXELS) throw refused(TEXTS.pixels);
  return { ...size, type, bytes };
}

function refused(sentence: string): RequestProblem {
  return new RequestProblem(400, sentence);
}

function typeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.readUInt8(0) === 0x89 && textAt(bytes, 1, 3) === 'PNG') return 'image/png';
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xff_d8) return 'image/jpeg';
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' ? 'image/webp' : undefined;
}

const START = 512;

function otherKind(bytes: Buffer): string {
  if (textAt(bytes, 4, 4) === 'ftyp') return TEXTS.heic;
  if (textAt(bytes, 0, 4) === '%PDF') return TEXTS.pdf;
  return /^\s*(?:\uFEFF)?<(?:\?xml|!DOCTYPE|svg)/i.test(bytes.subarray(0, START).toString()) ? TEXTS.svg : TEXTS.unknown;
}

function textAt(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('latin1', start, start + length);
}

import {
  pictureKind,
  pictureSize,
  type PictureKind,
  type PictureSize,
} from '@site-designer/api-contract/picture-sizes';
import {
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  type PICTURE_TYPES,
} from '@site-designer/api-contract/placing-bounds';
import { RequestProblem } from '../../http/problem.ts';

type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture whose structure and size have been read. */
export interface CheckedPicture extends PictureSize {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

const TEXTS = {
  empty: 'The file is empty',
  bytes: `A picture has at most ${MOST_PICTURE_BYTES / 1024 / 1024} MB`,
  pixels: `A picture has at most ${MOST_PICTURE_PIXELS / 1e6} megapixels; make it smaller first`,
  damaged: 'The picture is damaged or not complete',
} as const;

const OTHER_KINDS: Readonly<Record<Exclude<PictureKind, PictureType>, string>> = {
  heic: 'This is a HEIC picture; save it as JPEG first',
  svg: 'This is an SVG drawing; save it as PNG first',
  pdf: 'This is a PDF; choose one of its pages in the app, or save it as PNG first',
  unknown: 'This is no PNG, JPEG or WebP picture',
};

/**
 * Reads the structure of a picture: its pixels are decoded in browsers alone.
 *
 * @throws RequestProblem with one sentence where it is no picture that is taken.
 */
export function checkedPicture(bytes: Buffer): CheckedPicture {
  if (bytes.length === 0) throw new RequestProblem(400, TEXTS.empty);
  if (bytes.length > MOST_PICTURE_BYTES) throw new RequestProblem(413, TEXTS.bytes);
  const type = pictureKind(bytes);
  if (!isTaken(type)) throw new RequestProblem(415, OTHER_KINDS[type]);
  const size = pictureSize(bytes);
  if (size === undefined || size.width < 1 || size.height < 1) throw new RequestProblem(400, TEXTS.damaged);
  if (size.width * size.height > MOST_PICTURE_PIXELS) throw new RequestProblem(400, TEXTS.pixels);
  return { ...size, type, bytes };
}

function isTaken(kind: PictureKind): kind is PictureType {
  return kind.startsWith('image/');
}

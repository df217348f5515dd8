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
import { apiTexts } from '../../texts/language-in-use.ts';

type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture whose structure and size have been read. */
export interface CheckedPicture extends PictureSize {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/**
 * Reads the structure of a picture: its pixels are decoded in browsers alone.
 *
 * @throws RequestProblem with one sentence where it is no picture that is taken.
 */
export function checkedPicture(bytes: Buffer): CheckedPicture {
  if (bytes.length === 0) throw new RequestProblem(400, apiTexts().pictures.empty);
  if (bytes.length > MOST_PICTURE_BYTES)
    throw new RequestProblem(413, apiTexts().pictures.bytes(MOST_PICTURE_BYTES / 1024 / 1024));
  const type = pictureKind(bytes);
  if (!isTaken(type)) throw new RequestProblem(415, apiTexts().pictures[type]);
  const size = pictureSize(bytes);
  if (size === undefined || size.width < 1 || size.height < 1)
    throw new RequestProblem(400, apiTexts().pictures.damaged);
  if (size.width * size.height > MOST_PICTURE_PIXELS)
    throw new RequestProblem(400, apiTexts().pictures.pixels(MOST_PICTURE_PIXELS / 1e6));
  return { ...size, type, bytes };
}

function isTaken(kind: PictureKind): kind is PictureType {
  return kind.startsWith('image/');
}

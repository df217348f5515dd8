import { PICTURE_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { pictureKind, pictureSize, type PictureSize } from '@site-designer/api-contract/picture-sizes';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '@site-designer/api-contract/placing-bounds';

/** Why a file is no picture of a plan, as one sentence. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

/** Largest file that is read. */
const MOST_FILE_BYTES = 60 * 1024 * 1024;
/** A browser draws larger pictures down only with more memory than many devices have. */
const MOST_DRAWN_PIXELS = 80_000_000;

/** What a file holds: a picture, or a document whose page is still to be chosen. */
export type ReadFile =
  { readonly kind: 'picture'; readonly picture: Blob } | { readonly kind: 'pdf'; readonly bytes: Uint8Array };

/** @throws PictureProblem where it holds neither. */
export async function readPicture(file: Blob): Promise<ReadFile> {
  if (file.size === 0) throw new PictureProblem(TEXTS.empty);
  if (file.size > MOST_FILE_BYTES) throw new PictureProblem(TEXTS.bytes(MOST_FILE_BYTES / 1024 / 1024));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (kind === 'pdf') return { kind, bytes };
  if (kind === 'heic' || kind === 'svg' || kind === 'unknown') throw new PictureProblem(TEXTS[kind]);
  const size = pictureSize(bytes);
  if (size === undefined || size.width < 1 || size.height < 1) throw new PictureProblem(TEXTS.damaged);
  if (size.width * size.height > MOST_DRAWN_PIXELS) throw new PictureProblem(TEXTS.pixels(MOST_DRAWN_PIXELS / 1e6));
  const picture = await takenPicture(new Blob([bytes], { type: kind }), size);
  return { kind: 'picture', picture };
}

/** The picture itself, or drawn down where it is larger than the server takes or lies on its side. */
async function takenPicture(file: Blob, size: PictureSize): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) throw new PictureProblem(TEXTS.damaged);
  const isUpright = bitmap.width === size.width;
  const isSmall = size.width * size.height <= MOST_PICTURE_PIXELS && file.size <= MOST_PICTURE_BYTES;
  if (isUpright && isSmall) {
    bitmap.close();
    return file;
  }
  const factor = Math.min(1, Math.sqrt(MOST_PICTURE_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = canvasOf(Math.floor(bitmap.width * factor), Math.floor(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureProblem(TEXTS.damaged);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return blobOf(canvas);
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Drawings are small as PNG; photographs are not, and are stored as JPEG then. */
export async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const encoded = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  const png = await encoded('image/png');
  if (png !== null && png.size <= MOST_PICTURE_BYTES / 2) return png;
  const jpeg = await encoded('image/jpeg');
  if (jpeg === null || jpeg.size > MOST_PICTURE_BYTES) throw new PictureProblem(TEXTS.damaged);
  return jpeg;
}

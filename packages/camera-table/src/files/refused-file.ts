import { FILE_TEXTS as TEXTS } from '../texts/in-use.ts';
/** Files that are refused by their first or last bytes, before anything of them is read. */

/** Why a file is refused: one sentence that can be shown. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/** Bytes of a workbook when it is unpacked. */
const MOST_UNPACKED_BYTES = 50_000_000;
const MEGA = 1_000_000;

const OTHER_KINDS: readonly (readonly [string, readonly number[]])[] = [
  [TEXTS.picture, [0x89, 0x50, 0x4e, 0x47]],
  [TEXTS.picture, [0xff, 0xd8, 0xff]],
  [TEXTS.picture, [0x47, 0x49, 0x46, 0x38]],
  [TEXTS.pdf, [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** @throws RefusedFile for a picture or a PDF, whatever the name of the file says, and for a text that is named as a workbook. */
export function checkKind(bytes: Uint8Array, name = ''): void {
  const [kind] = OTHER_KINDS.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte)) ?? [];
  if (kind !== undefined) throw new RefusedFile(TEXTS.otherKind(kind));
  if (/\.xlsx$/i.test(name) && !isWorkbook(bytes)) throw new RefusedFile(TEXTS.broken);
}

/** Whether these are the bytes of a workbook or of another archive, and not of a text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [ARCHIVE, CONTAINER].some((signature) => signature.every((byte, at) => bytes[at] === byte));
}

/** The beginning of a ZIP archive, as XLSX is one. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/** The container of the old programs (XLS), and of workbooks with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
/** What a container names its part with the locked workbook (MS-OFFCRYPTO 2.3.4.4), two bytes a letter. */
const LOCKED = 'EncryptedPackage';

/** @throws RefusedFile for a workbook with a password, and for one of the old programs. */
export function checkContainer(bytes: Uint8Array): void {
  if (!CONTAINER.every((byte, at) => bytes[at] === byte)) return;
  // The name of a part lies at an even place.
  const text = new TextDecoder('utf-16le').decode(bytes);
  throw new RefusedFile(text.includes(LOCKED) ? TEXTS.password : TEXTS.oldWorkbook);
}

/** @throws RefusedFile for a workbook that takes too much memory when it is unpacked, as its directory says. */
export function checkUnpackedSize(bytes: Uint8Array): void {
  const size = unpackedSize(bytes);
  if (size <= MOST_UNPACKED_BYTES) return;
  throw new RefusedFile(TEXTS.unpacked(Math.ceil(size / MEGA), Math.ceil(MOST_UNPACKED_BYTES / MEGA)));
}

/** Signatures and places of the ZIP format (APPNOTE 4.3.12 and 4.3.16). */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MOST_COMMENT_BYTES = 0xffff;

/** The sum of the sizes in the directory of an archive; 0 where it has none, which the reader refuses then. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return 0;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    // A size of ZIP64 is 0xffffffff here, which is too much too.
    sum += view.getUint32(at + 24, true);
    at += ENTRY_BYTES + [28, 30, 32].reduce((rest, place) => rest + view.getUint16(at + place, true), 0);
  }
  return sum;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT_BYTES); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

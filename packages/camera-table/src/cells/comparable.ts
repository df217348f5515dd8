/** A name as it is compared: in small letters, with single spaces. */
export function comparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** A picture as the body of a request. */
export class SentPicture {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

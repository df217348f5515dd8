/** Owner of an object: the issuer of the user's tokens and the user's id at that issuer. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}

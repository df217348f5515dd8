/** Whose an object is: the issuer of the user's tokens and the user's id there. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}

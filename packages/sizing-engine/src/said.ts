/**
 * Something to be said: a code, and the figures that belong into the sentence. The sentence itself is made elsewhere, in the
 * language of the reader.
 */
export interface Said {
  readonly say: string;
}

/**
 * Something to be said: a code, and the figures that belong into the sentence. The sentence itself is made elsewhere, in the
 * language of the reader.
 */
export interface Said {
  readonly say: string;
}

/** Something to be said, or a name that is the same in every language, such as that of a product. */
export type Words = Said | string;

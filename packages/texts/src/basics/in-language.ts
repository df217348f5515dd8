/**
 * Texts of another language: each text of the English ones, with the same variable parts. A text that is missing, or that English
 * does not have, does not compile.
 */
export type InLanguage<T> = T extends string
  ? string
  : T extends (...parts: infer P) => infer R
    ? (...parts: P) => InLanguage<R>
    : { readonly [K in keyof T]: InLanguage<T[K]> };

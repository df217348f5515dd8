/** Numbers and lists are written as in this language. */
export const LANGUAGE = 'en';

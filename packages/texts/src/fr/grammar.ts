import { grammarOf } from '../basics/grammar.ts';

export const { locale: LOCALE, number, wordFor, counted, list } = grammarOf('fr-FR');

/** Between a label and what it says, and between parts of a list that have commas. */
export const COLON = '\u00A0: ';
export const SEMICOLON = '\u00A0; ';

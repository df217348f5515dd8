import { grammarOf } from '../grammar.ts';

export const { locale: LOCALE, number, wordFor, counted, list } = grammarOf('es-ES');

import { en } from './en/en.ts';
import { speaker } from './speaker.ts';

/** Says things in English. */
export const english = speaker(en);

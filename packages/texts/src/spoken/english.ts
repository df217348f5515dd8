import { en } from '../en/en.ts';
import { speaker } from '../language/speaker.ts';

/** Says things in English. */
export const english = speaker(en);

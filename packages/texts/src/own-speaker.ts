import { own } from '#language/own';
import { speaker } from './speaker.ts';

/** Says things in the language that the app is built for: English unless a condition of its build names another. */
export const ownSpeaker = speaker(own);

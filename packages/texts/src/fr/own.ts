/** The language of an app that is built for French. */
export { fr as own } from './fr.ts';

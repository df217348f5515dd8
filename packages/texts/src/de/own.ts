/** The language of an app that is built for German. */
export { de as own } from './de.ts';

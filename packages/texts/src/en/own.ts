/** The language of an app that is built for English. */
export { en as own } from './en.ts';

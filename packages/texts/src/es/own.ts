/** The language of an app that is built for Spanish. */
export { es as own } from './es.ts';

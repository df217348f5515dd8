/** The catalogue that rows are settled with. */
export { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';

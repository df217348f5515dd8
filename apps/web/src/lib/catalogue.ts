/** The catalogue that the app sizes with. */
export { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';

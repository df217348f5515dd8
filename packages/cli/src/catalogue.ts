/** The numbers that every command sizes with: those that the engine publishes. */
export { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';

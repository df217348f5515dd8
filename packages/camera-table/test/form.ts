import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { cameraForm } from '../src/cells/columns.ts';

/** The option lists as the API sends them. */
export const form = cameraForm(publishedCatalogue);

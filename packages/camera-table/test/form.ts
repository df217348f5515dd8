import { formData } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { cameraForm } from '../src/index.ts';

/** The option lists as the API sends them. */
export const form = cameraForm(formData(publishedCatalogue));

import { calculateBitrate, type BitrateQuery, type Catalogue } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';

const catalogue: Catalogue = publishedCatalogue;
const query: BitrateQuery = { codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 };

console.log(JSON.stringify({ bitrateKbps: calculateBitrate(query, catalogue) }));

import { calculateBitrate, calculateProposal, explain } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import design from '../design.json' with { type: 'json' };

const proposal = calculateProposal(design, publishedCatalogue);

console.log(
  JSON.stringify({
    bitrateKbps: calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, publishedCatalogue),
    storageTb: proposal.totals.storageTb.value,
    explainedTb: explain(proposal, 'totals.storageTb.value').steps.at(-1).value,
    sku: proposal.huskyProposal.huskyIvoSpec.sku,
  }),
);

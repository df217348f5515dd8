const { calculateBitrate, calculateProposal, explain } = require('@site-designer/sizing-engine');
const { publishedCatalogue } = require('@site-designer/sizing-engine/catalogue');

const proposal = calculateProposal(require('../design.json'), publishedCatalogue);

console.log(
  JSON.stringify({
    bitrateKbps: calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, publishedCatalogue),
    storageTb: proposal.totals.storageTb.value,
    explainedTb: explain(proposal, 'totals.storageTb.value').steps.at(-1).value,
    sku: proposal.huskyProposal.huskyIvoSpec.sku,
  }),
);

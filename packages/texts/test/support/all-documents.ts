import { explain, explainAll, type Catalogue, type Design, type ExplainedProposal } from '@site-designer/sizing-engine';
import { figurePaths } from '@site-designer/sizing-engine/explanations';
import { HOTEL } from '../../../sizing-engine/test/support/answered-designs.ts';
import { genericDesign, groupsOf } from '../../../sizing-engine/test/support/designs.ts';
import { withReady } from '../../../sizing-engine/test/support/failures.ts';
import { SCHOOL } from '../../../sizing-engine/test/support/school.ts';
import {
  answerLines,
  customerDocumentOf,
  documentFormatsOf,
  installerDocumentOf,
  networkDocumentOf,
  networkSheets,
  projectDocumentOf,
  projectNetworkDocumentOf,
  projectNetworkSheets,
  salesDocumentOf,
  salesHistories,
  spareKind,
  type Speaker,
} from '../../src/index.ts';

const CAMPUS = withReady(
  genericDesign(groupsOf({ quantity: 250 }, { quantity: 150, retentionDays: 60, recording: 2 }), {
    archiving: true,
    addManagementServer: true,
    supportedCameras: 3,
    maxCamerasPerServer: 200,
  }),
  { kind: 1, servers: 1, hotSparesPerServer: 1 },
);

/** Designs whose documents have most of what documents say. */
export const DESIGNS: readonly (readonly [name: string, design: Design])[] = [
  ['an appliance with a spare', HOTEL],
  ['a school with closets', SCHOOL],
  ['a campus with an archive', CAMPUS],
];

const ISSUE = {
  number: 'P-0001',
  customer: '',
  contact: '',
  reference: '',
  note: 'P-0001',
  issuedUtc: '2026-03-04T00:00:00Z',
  validUntilUtc: '2026-04-04T00:00:00Z',
  withPrices: true,
};
const BRANDING = { name: '', legalText: '', notes: '' };

export interface Sized {
  readonly design: Design;
  readonly proposal: ExplainedProposal;
  readonly catalogue: Catalogue;
}

/** Every document of a design. */
export function allDocuments(sized: Sized, speaker: Speaker): unknown[] {
  const { design, proposal, catalogue } = sized;
  const asked = { result: speaker.rendered(proposal), design, catalogue, locale: 'en-GB' };
  const network = networkDocumentOf(asked, speaker);
  const project = projectNetworkDocumentOf(network === null ? [] : [{ site: '', document: network }], '', speaker);
  return [
    installerDocumentOf(asked, speaker),
    network,
    network && networkSheets(network),
    projectNetworkSheets(project),
    answerLines(asked.result, spareKind(design), documentFormatsOf('en-GB', speaker)),
    ...soldDocuments(sized, speaker),
  ];
}

/** Documents for those who buy and sell; with prices the names of what has none are told. */
function soldDocuments({ design, proposal, catalogue }: Sized, speaker: Speaker): unknown[] {
  const result = { ...speaker.rendered(proposal), siteName: '' };
  const items = (result.bill ?? []).map((line) => ({ ...line, disks: [] }));
  const billTotal = result.billTotal && { ...result.billTotal, amount: '10.00', currency: 'EUR', pricedLines: 1 };
  const sold = { result: { ...result, billTotal }, items, design, catalogue, branding: BRANDING, integrator: null };
  const input = { ...sold, issue: ISSUE, derivations: speaker.rendered(explainAll(proposal)) };
  const customer = customerDocumentOf(input, speaker)!;
  const site = { name: '', document: customer, recording: 2, spares: 1 };
  const project = projectDocumentOf(
    {
      projectName: '',
      sites: [site, { ...site, document: { ...customer, terms: customer.terms.slice(1) } }],
      undesigned: [''],
      system: { items: [], hasManagementServer: true },
      billTotal,
      branding: BRANDING,
      cover: ISSUE,
    },
    speaker,
  );
  const { cameras } = design;
  const line = { cost: '1.00', price: '2.00', margin: '1.00', percent: 50 };
  const histories = salesHistories(
    { result, cameras, speaker: speaker },
    (path) => explain(proposal, path),
    figurePaths(proposal),
  );
  const sales = salesDocumentOf(
    {
      ...input,
      histories,
      whatIf: [
        { more: { cameras: 1, days: 0 }, result: sold.result, change: { missing: '' } },
        { more: { cameras: 0, days: 2 }, result: sold.result, change: null },
      ],
      margin: { currency: 'EUR', lines: [], total: line, discount: '1.00' },
    },
    speaker,
  );
  return [customer, project, sales];
}

import type { Offer, PriceList } from '@site-designer/api-contract';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { offeredBill, priceResult, soldItems } from '@site-designer/price-list';
import { answerOf, calculateProposal, explainAll, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover, Recording } from '@site-designer/sizing-engine/enumerations';
import { customerDocumentOf, english, type CustomerDocument, type CustomerDocumentInput } from '@site-designer/texts';
import { groupsOf, onAppliances, resultOf } from '../proposal/designs.ts';

const NOTE = 'Deliveries to the loading bay between 7 and 10 in the morning.\n\nRooms stay in use.';

export const ISSUE: CustomerDocumentInput['issue'] = {
  number: 'P-0001 C',
  customer: 'Hotel Bellevue AG',
  contact: 'Head of purchasing',
  reference: 'RFQ 12',
  note: NOTE,
  issuedUtc: '2026-11-26T09:00:00.000Z',
  validUntilUtc: '2026-12-26T09:00:00.000Z',
  withPrices: true,
};

export const BRANDING: CustomerDocumentInput['branding'] = {
  name: 'Northern Light',
  legalText: 'Our terms of delivery apply.',
  notes: '',
  phone: '+45 55 50 10 01',
  email: 'sales@northernlight.example',
};

/** Five groups of a hotel, with a spare. */
const CAMERAS = groupsOf(
  { streamName: 'Lobby and entrances', quantity: 14 },
  { streamName: 'Corridors', quantity: 36, retentionDays: 14, resolution: { continuous: 10, motion: 10 } },
  { streamName: 'Car park', quantity: 16, recording: Recording.speedup, resolution: { continuous: 12, motion: 12 } },
  { streamName: 'Cash desk and safe', quantity: 6, recording: Recording.constant, retentionDays: 90 },
  { streamName: 'Kitchen', quantity: 10, retentionDays: 7, fps: { continuous: 10, motion: 10 } },
);

export const HOTEL: Design = withSpare(onAppliances(CAMERAS));

function withSpare(design: Design): Design {
  const { resilience } = design.serverSettings;
  const failover = { ...resilience.failover, kind: Failover.coldStandby, servers: 1 };
  return { ...design, serverSettings: { ...design.serverSettings, resilience: { ...resilience, failover } } };
}

/** What a customer reads of a design. */
export function documentOf(
  design: Design,
  { prices, offer = NO_OFFER, ...change }: Partial<CustomerDocumentInput> & Pricing = {},
): CustomerDocument | null {
  const sized = resultOf(design);
  const priced = prices === undefined ? sized : priceResult(sized, prices);
  const { bill, billTotal } = priced;
  const offered =
    bill === null || billTotal === null
      ? priced
      : { ...priced, ...offeredBill({ bill, billTotal }, offer, prices?.currency ?? null) };
  const result = { ...offered, answer: answerOf(offered) };
  return customerDocumentOf({
    result,
    items: soldItems(result.bill ?? []),
    design,
    catalogue,
    derivations: english.rendered(explainAll(calculateProposal(design, catalogue))),
    branding: BRANDING,
    integrator: null,
    issue: ISSUE,
    ...change,
  });
}

interface Pricing {
  readonly prices?: PriceList;
  readonly offer?: Offer;
}

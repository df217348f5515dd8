import type { ProjectSystem } from '@site-designer/api-contract';
import { priceOpenLines, totalled } from '@site-designer/price-list';
import { summarize } from '@site-designer/sizing-engine';
import { namedCatalogue, ownSpeaker, type BillLine } from '@site-designer/texts';
import type { CountingDesign } from '../sites/site-store.ts';
import { siteAnswer, type Place, type SiteAnswer, type SitePart } from './site-answer.ts';

interface SummedPlace extends Place {
  readonly system: ProjectSystem;
}

interface AnsweredSite {
  readonly place: CountingDesign;
  /** Undefined where no design of the site counts. */
  readonly answer: SiteAnswer | undefined;
}

/** The sum of sites that their project's summary has, with the prices of its reader. */
export async function summedSites(places: readonly CountingDesign[], context: SummedPlace) {
  const { system, prices, catalogue } = context;
  const answers: AnsweredSite[] = [];
  const counted: (SitePart & { readonly site: string })[] = [];
  for (const place of places) {
    const answer = await siteAnswer(place, context);
    answers.push({ place, answer });
    if (answer === undefined) continue;
    const bill = answer.part.bill && priceOpenLines(answer.part.bill, prices).bill;
    counted.push({ ...answer.part, bill, site: place.name });
  }
  const summary = summarize(counted, system === 'one' ? { system, catalogue: namedCatalogue(catalogue) } : { system });
  const { bill: open, atSites, ...sums } = ownSpeaker.rendered(summary);
  const { bill, billTotal } = wholeBill(open, { ...sums, answers, prices });
  const amount = sums.problem === null ? billTotal.amount : null;
  return { answers, atSites, sums, bill, billTotal: { ...billTotal, amount } };
}

interface WholeBill {
  readonly answers: readonly AnsweredSite[];
  readonly systemLines: number;
  readonly prices: Place['prices'];
}

/** The bill of all sites, with the own lines of their offers before those of the whole system: each is of its site. */
function wholeBill(open: readonly BillLine[], { answers, systemLines, prices }: WholeBill) {
  const { bill } = priceOpenLines(open, prices);
  const ofSystem = bill.length - systemLines;
  const own = answers.flatMap(({ place, answer }) =>
    (answer?.own ?? []).map((line) => (answers.length < 2 ? line : { ...line, purpose: place.name })),
  );
  return totalled([...bill.slice(0, ofSystem), ...own, ...bill.slice(ofSystem)]);
}

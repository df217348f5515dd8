import { RECOMMENDATION_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import { english, type HuskyProposal, type Proposal } from '@site-designer/texts';
import { quantityText } from '../../../lib/format/format-quantity.ts';

export interface Bar {
  readonly label: string;
  readonly percent: number;
  readonly path: string;
}

interface NamedShare extends Bar {
  /** Its label within a sentence. */
  readonly phrase: string;
}

/** A part of a sentence; a number can be explained. */
interface Phrase {
  readonly text: string;
  readonly figure?: { readonly path: string; readonly name: string };
}

/** The summary of a proposal: what to buy, and how full it will be. */
export interface Recommendation {
  readonly quantity: number;
  readonly hardware: string;
  readonly image: string;
  readonly sentence: readonly Phrase[];
  readonly bars: readonly Bar[];
}

type Hardware = Pick<Proposal, 'huskyProposal' | 'genericProposal' | 'bindingConstraint' | 'loads'>;

/** The recommendation of a proposal; undefined if nothing fits. */
export function recommendationOf(proposal: Hardware): Recommendation | undefined {
  if (proposal.huskyProposal) return applianceRecommendation(proposal.huskyProposal);
  return serverRecommendation(proposal);
}

function applianceRecommendation(husky: HuskyProposal): Recommendation {
  const { serverQuantity: quantity, huskyIvoSpec } = husky;
  const { sku: hardware, imageUrl: image } = huskyIvoSpec;
  const storage = shareFrom(TEXTS.storage, applianceBar('diskUtilization', husky));
  const load = shareFrom(TEXTS.load, applianceBar('systemUtilization', husky));
  return {
    quantity,
    hardware,
    image,
    sentence: sentenceOf({ quantity, hardware, path: 'huskyProposal.serverQuantity' }, [storage, load]),
    bars: [storage, load, { label: TEXTS.clientNetwork, ...applianceBar('clientDataRate', husky) }],
  };
}

type ApplianceFigure = 'diskUtilization' | 'systemUtilization' | 'clientDataRate';

function shareFrom({ title, phrase }: typeof TEXTS.storage | typeof TEXTS.load, bar: Omit<Bar, 'label'>): NamedShare {
  return { ...bar, label: title, phrase };
}

function applianceBar(figure: ApplianceFigure, husky: HuskyProposal): Omit<Bar, 'label'> {
  return { percent: husky[figure].percent, path: `huskyProposal.${figure}.percent` };
}

const SERVER_DRAWING = '/appliances/server.svg';

function serverRecommendation({
  genericProposal,
  bindingConstraint: binding,
  loads,
}: Hardware): Recommendation | undefined {
  if (genericProposal === null || loads === null) return undefined;
  const { quantity, machineType: hardware } = genericProposal;
  const bars = loads.map(({ limit, title, percent }, index) => ({
    limit,
    label: title,
    percent,
    path: `loads[${index}].percent`,
  }));
  const storage = bars
    .filter(({ limit }) => limit === 'storage')
    .map((bar) => ({ ...bar, label: TEXTS.disksOf(bar.label) }));
  const tightest = binding
    ? [
        {
          label: binding.title,
          phrase: english.say({ say: 'limit.phrase', limit: binding.limit }),
          percent: binding.percent,
          path: 'bindingConstraint.percent',
        },
      ]
    : [];
  // The last storage keeps recordings longest. With an archive the camera link is left out.
  const links = storage.length > 1 ? [] : bars.filter(({ limit }) => limit === 'cameraLink');
  const shares = storage.slice(-1).map((bar) => shareFrom(TEXTS.storage, bar));
  return {
    quantity,
    hardware,
    image: SERVER_DRAWING,
    sentence: sentenceOf({ quantity, hardware, path: 'genericProposal.quantity' }, [...shares, ...tightest]),
    bars: [...new Map([...storage, ...tightest, ...links].map((bar) => [bar.label, bar])).values()],
  };
}

interface Recommended {
  readonly quantity: number;
  readonly hardware: string;
  readonly path: string;
}

function sentenceOf({ quantity, hardware, path }: Recommended, shares: readonly NamedShare[]): Phrase[] {
  return [
    { text: quantityText(quantity, 'x'), figure: { path, name: TEXTS.servers } },
    { text: TEXTS.hardware(hardware) },
    ...shares.flatMap(({ label, phrase, percent, path: percentPath }) => [
      { text: TEXTS.joint },
      { text: quantityText(percent, '%'), figure: { path: percentPath, name: label } },
      { text: TEXTS.ofWhat(phrase) },
    ]),
  ];
}

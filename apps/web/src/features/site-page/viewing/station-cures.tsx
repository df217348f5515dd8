import type { ServerSettings } from '@site-designer/sizing-engine';
import { withinLimit } from '@site-designer/sizing-engine/bounds';
import { useMemo, type ReactNode } from 'react';
import { NETWORK_TEXTS, VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { useSized } from '../../../lib/sizing/use-sized.ts';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { amountText } from '../page/amount.tsx';
import { outcomeOf } from './cure-outcome.ts';
import type { Station, ViewingPlan } from '../page/network-plan.ts';
import { graphicsCards } from './graphics-cards.ts';
import { liveStreamFor } from './live-stream.ts';
import type { SiteGroup, SiteInput } from '../page/site-input.ts';
import type { ChangesStation } from './station-fields.tsx';
import styles from './station.module.css';

interface StationCuresProps extends ChangesStation {
  readonly result: ViewingPlan['stations'][number];
  readonly groups: readonly SiteGroup[];
}

/** What may mend a station that is over, with its outcome: a second stream, the next card, the other rule. */
export function StationCures(props: StationCuresProps): ReactNode {
  const { input, station, result, groups } = props;
  const worst = result.loads.find(({ limit }) => limit === result.decidedBy);
  const heaviest = groups.find(({ cameraGroupId }) => cameraGroupId === result.shown[0]?.cameraGroupId);
  if (worst === undefined || withinLimit(worst.value, worst.max)) return null;
  const live = heaviest && liveStreamFor(heaviest, station, input.catalogue);
  const rule = station.rule === 'largestAtMost' ? 'smallestAtLeast' : 'largestAtMost';
  return (
    <div className={styles.cures}>
      <p>
        <strong>{TEXTS.cures(TEXTS.load[worst.limit])}</strong>
      </p>
      {heaviest && live && (
        <Cure
          {...props}
          title={TEXTS.secondStream(TEXTS.tile(live.width, live.height), heaviest.title)}
          note={TEXTS.notRecorded}
          rows={input.rows.map((row) =>
            row.cameraGroupId === heaviest.cameraGroupId ? { ...row, liveStream: live.stream } : row,
          )}
          closet={heaviest.first.network.closet || NETWORK_TEXTS.noName}
          action={TEXTS.addStream}
          onUse={() => void input.onGroup(heaviest, { liveStream: live.stream })}
        />
      )}
      <NextCard {...props} cards={cardsAfter(station, input)} />
      <Cure {...props} title={TEXTS.otherRule(TEXTS.rules[rule])} note={TEXTS.ruleIsFact} part={{ rule }} />
    </div>
  );
}

type Cards = ReturnType<typeof graphicsCards>;

function cardsAfter({ decoder }: Station, { catalogue }: SiteInput): Cards {
  const cards = graphicsCards(catalogue);
  return cards.slice(cards.findIndex(({ id }) => id === decoder) + 1);
}

interface NextCardProps extends StationCuresProps {
  readonly cards: Cards;
}

/** The first of the cards that helps: a newer one may decode less of one codec. */
function NextCard({ cards: [card, ...others], ...props }: NextCardProps): ReactNode {
  if (card === undefined) return null;
  return (
    <Cure
      {...props}
      title={TEXTS.nextCard(card.name)}
      part={{ decoder: card.id }}
      action={TEXTS.use}
      onUse={() => void props.onChange({ decoder: card.id })}
      otherwise={<NextCard {...props} cards={others} />}
    />
  );
}

interface CureProps extends StationCuresProps {
  readonly title: string;
  readonly note?: string;
  /** What it changes: rows, or a part of the station. */
  readonly rows?: SiteInput['rows'];
  readonly part?: Partial<Station>;
  readonly action?: string;
  readonly onUse?: () => void;
  /** The closet whose switches carry what it adds. */
  readonly closet?: string;
  /** What stands in its place where it helps nothing. */
  readonly otherwise?: ReactNode;
}

/** One way out, with what it brings. */
function Cure(props: CureProps): ReactNode {
  const { station, result, title, note, action, onUse, closet, otherwise = null } = props;
  const proposal = useCured(props);
  const after = proposal?.viewing?.stations.find(({ id }) => id === station.id);
  const outcome = after && outcomeOf(result, after);
  if (after !== undefined && outcome === undefined) return otherwise;
  const added = addedMbit(props.input.proposal, proposal);
  return (
    <div className={styles.cure}>
      <div>
        <strong>{title}</strong>
        {note !== undefined && <small>{note}</small>}
      </div>
      <output>
        {outcome}
        {closet !== undefined && added > 0 && <small>{TEXTS.added(amountText(added, 'Mbit/s'), closet)}</small>}
      </output>
      {action !== undefined && (
        <GuardedButton size="small" onClick={onUse}>
          {action}
        </GuardedButton>
      )}
    </div>
  );
}

/** The answer for the design with a way out; undefined until there is one. */
function useCured({ input, station, title, rows, part }: CureProps): SiteInput['proposal'] {
  const { catalogue } = input;
  const cameras = rows ?? input.rows;
  const key = JSON.stringify([part, station]);
  const question = useMemo(
    () => ({ design: { cameras, serverSettings: withPart(input.settings, station.id, part) }, catalogue }),
    // Rows and parts are made anew at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
    [input.rows, input.settings, catalogue, key, title],
  );
  return useSized(question).last?.sized?.proposal;
}

/** How much more the cameras send; 0 where no network is planned. */
function addedMbit(before: SiteInput['proposal'], after: SiteInput['proposal']): number {
  return before?.network && after?.network ? after.network.core.rateMbit - before.network.core.rateMbit : 0;
}

function withPart(settings: ServerSettings, id: number, part: Partial<Station> = {}): ServerSettings {
  const stations = settings.viewing.stations.map((each) => (each.id === id ? { ...each, ...part } : each));
  return { ...settings, viewing: { stations } };
}

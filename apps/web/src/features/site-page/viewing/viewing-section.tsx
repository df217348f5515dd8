import { MOST_STATIONS } from '@site-designer/sizing-engine/bounds';
import { STATION_DEFAULTS } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { SITE_STEPS, VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { Amount, amountText } from '../page/amount.tsx';
import type { ViewingPlan } from '../page/network-plan.ts';
import type { SiteInput } from '../page/site-input.ts';
import { StationCard } from './station-card.tsx';
import styles from '../page/site-page.module.css';

/** Workstations of the control room, each kind on a card. */
export function ViewingSection(input: SiteInput): ReactNode {
  const { settings, catalogue, proposal, onSettings } = input;
  const { stations } = settings.viewing;
  const plan = proposal?.viewing ?? undefined;

  function add(): void {
    const id = 1 + Math.max(0, ...stations.map((station) => station.id));
    const station = {
      ...STATION_DEFAULTS,
      id,
      name: TEXTS.name(id),
      monitors: 1,
      columns: 3,
      rows: 3,
      monitorResolution: fullHd(catalogue.resolutions),
    };
    onSettings({ ...settings, viewing: { stations: [...stations, station] } }, SITE_STEPS.viewing);
  }

  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <h2>{TEXTS.title}</h2>
        <GuardedButton
          icon="plus"
          closed={stations.length < MOST_STATIONS ? undefined : TEXTS.full(MOST_STATIONS)}
          onClick={add}
        >
          {TEXTS.add}
        </GuardedButton>
      </div>
      {stations.length === 0 && <p className="muted">{TEXTS.intro}</p>}
      {stations.map((station, place) => (
        <StationCard
          key={station.id}
          {...{ input, station, place }}
          result={plan?.stations.find(({ id }) => id === station.id)}
        />
      ))}
      {plan && <Recorder plan={plan} />}
    </section>
  );
}

const FULL_HD_WIDTH = 1920;
const FULL_HD_HEIGHT = 1080;

function fullHd(resolutions: SiteInput['catalogue']['resolutions']): number {
  const found = resolutions.find(({ width, height }) => width === FULL_HD_WIDTH && height === FULL_HD_HEIGHT);
  return (found ?? resolutions[0])!.id;
}

function Recorder({ plan: { recorderMbit, providedMbit } }: { readonly plan: ViewingPlan }): ReactNode {
  return (
    <p>
      {TEXTS.recorder} <Amount value={recorderMbit} unit="Mbit/s" path="viewing.recorderMbit" name={TEXTS.recorder} />{' '}
      {TEXTS.ofServers}
      {providedMbit === null
        ? '.'
        : `, ${TEXTS.provided(amountText(providedMbit, 'Mbit/s'), providedMbit < recorderMbit)}`}
    </p>
  );
}

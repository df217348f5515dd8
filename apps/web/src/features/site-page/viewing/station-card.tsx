import { GuardedFields } from '../../../ui/fields/guarded-fields.tsx';
import { withinLimit } from '@site-designer/sizing-engine/bounds';
import { pictureRows } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS, SITE_STEPS, VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { amountText } from '../page/amount.tsx';
import type { Station, ViewingPlan } from '../page/network-plan.ts';
import { siteGroups } from '../page/site-input.ts';
import { StationCures } from './station-cures.tsx';
import { StationFields } from './station-fields.tsx';
import { StationLoads } from './station-loads.tsx';
import { StationPicture } from './station-picture.tsx';
import type { StationProps } from './station-props.ts';
import { shownPictures } from './shown-pictures.ts';
import styles from './station.module.css';

interface StationCardProps extends StationProps {
  /** Undefined until there is an answer with it. */
  readonly result: ViewingPlan['stations'][number] | undefined;
}

/** One kind of station: its settings, the layout, its loads and what mends it. */
export function StationCard({ result, ...props }: StationCardProps): ReactNode {
  const { input, station } = props;
  const change = (part: Partial<Station> | null, typedInto?: string, isContinued = false): string | undefined => {
    const { stations } = input.settings.viewing;
    const next = stations.flatMap((each) => {
      if (each.id !== station.id) return [each];
      return part === null ? [] : [{ ...each, ...part }];
    });
    const label = typedInto === undefined ? SITE_STEPS.viewing : NETWORK_TEXTS.field(typedInto, TEXTS.name(station.id));
    return input.onSettings({ ...input.settings, viewing: { stations: next } }, label, isContinued);
  };
  const groups = siteGroups(input.rows);
  return (
    <article className={styles.card} aria-label={station.name || TEXTS.name(station.id)}>
      {result && <Lead {...{ station, result }} all={allPictures(props)} />}
      <GuardedFields>
        <StationFields {...props} onChange={change} />
      </GuardedFields>
      {result && (
        <div className={styles.columns}>
          <StationPicture {...props} pictures={shownPictures(result, groups, input.catalogue)} />
          <div className={styles.loads}>
            <StationLoads {...{ station, result }} place={props.place} />
            <StationCures {...props} {...{ result, groups }} onChange={change} />
          </div>
        </div>
      )}
    </article>
  );
}

/** Pictures of the groups that a station shows: of each camera one for each lens. */
function allPictures({ input, station: { cameraGroupIds } }: StationProps): number {
  return siteGroups(input.rows)
    .filter(({ cameraGroupId }) => cameraGroupIds === null || cameraGroupIds.includes(cameraGroupId))
    .reduce((sum, { first, rows }) => sum + first.quantity * pictureRows(rows).length, 0);
}

interface LeadProps {
  readonly station: Station;
  readonly result: ViewingPlan['stations'][number];
  readonly all: number;
}

function Lead({ station, result, all }: LeadProps): ReactNode {
  const worst = result.loads.find(({ limit }) => limit === result.decidedBy);
  const isOver = worst !== undefined && !withinLimit(worst.value, worst.max);
  return (
    <p className={styles.lead}>
      <strong>{TEXTS.lead(station.name || TEXTS.name(station.id), result.pictures, all)}</strong>{' '}
      {isOver ? TEXTS.over(TEXTS.load[worst.limit], amountText(worst.percent, '%')) : TEXTS.holds}
    </p>
  );
}

import type { CameraRow } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { amountText } from './amount.tsx';
import type { NetworkPlan } from './network-plan.ts';
import { siteGroups } from './site-input.ts';

interface FindingProps {
  readonly finding: NetworkPlan['findings'][number];
  readonly rows: readonly CameraRow[];
}

/** What does not hold in the network: group, figure and limit, and what mends it. */
export function Finding({ finding, rows }: FindingProps): ReactNode {
  const { code, cameraGroupId, figure, limit, unit } = finding;
  const group = siteGroups(rows).find((each) => each.cameraGroupId === cameraGroupId)?.title ?? '';
  const shown = (value: number): string => (unit === 'class' ? `${unit} ${value}` : amountText(value, unit));
  return (
    <Banner tone="near">
      <strong>{TEXTS.finding(code, { group, figure: shown(figure), limit: shown(limit) })}.</strong> {TEXTS.cure(code)}
    </Banner>
  );
}

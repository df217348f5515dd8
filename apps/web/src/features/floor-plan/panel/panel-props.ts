import type { Placing, Plan } from '@site-designer/api-contract';
import type { Proposal } from '@site-designer/texts';
import type { PlanInput } from '../model/plan-input.ts';

/** What the panels of what is selected share. */
export interface PanelProps extends Pick<PlanInput, 'curesOf' | 'onPlacing' | 'onGroup'> {
  readonly plan: Plan;
  readonly placing: Placing;
  readonly coverage: Proposal['coverage'];
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

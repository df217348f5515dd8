import { APPLY_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { HALF_PHRASES } from '@site-designer/camera-table';
import type { CameraRow, Design } from '@site-designer/sizing-engine';
import type { RateNotTaken } from '@site-designer/sizing-engine/as-built';
import { applyChange } from '@site-designer/sizing-engine';
import { consecutiveIds, type DesignChange } from '@site-designer/sizing-engine/design';
import { COLON, ownSpeaker, problemText } from '@site-designer/texts';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ChangeTable } from '../../../ui/tables/change-table.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

/** A change of the design that awaits confirmation. */
export interface DesignStep {
  readonly title: string;
  readonly label: string;
  readonly change: DesignChange;
  /** Whether the step applies the measured rates too. */
  readonly carriesRates?: boolean;
  /** Groups whose rates it does not change. */
  readonly notTaken: readonly RateNotTaken[];
}

interface DesignStepDialogProps {
  readonly step: DesignStep;
  readonly design: Design;
  readonly titles: ReadonlyMap<number, string>;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** A preview of what a step would change. */
export function DesignStepDialog({ step, design, titles, onApply, onClose }: DesignStepDialogProps): ReactNode {
  const catalogue = useCatalogue();
  const { cells, groups, measuredOnly, message } = useMemo(() => {
    const { difference, errors } = applyChange(design, step.change, { catalogue, ids: consecutiveIds(0) });
    const cells = difference.changed.flatMap(({ before, after }) => cellsBetween(before, after));
    const listed = new Set(cells.map(({ row }) => row.cameraGroupId));
    const all = new Set(difference.changed.map(({ after }) => after.cameraGroupId));
    return {
      cells,
      groups: listed.size,
      measuredOnly: all.size - listed.size,
      message: problemText(errors[0]?.message),
    };
  }, [design, step, catalogue]);
  const isUseless = message !== undefined || groups + measuredOnly === 0;
  return (
    <Dialog title={step.title} size="wide" isOpen onClose={onClose}>
      <div className="stack">
        <p>{message === undefined ? TEXTS.intro(groups, measuredOnly) : TEXTS.refused(message)}</p>
        {step.carriesRates && <p>{TEXTS.withRates}</p>}
        {cells.length > 0 && (
          <ChangeTable
            label={TEXTS.title}
            heads={[TEXTS.where, TEXTS.field, TEXTS.before, TEXTS.after]}
            changes={cells.map(({ row, title, before, after }) => ({
              key: `${row.id} ${title}`,
              cells: [
                row.streamName || (titles.get(row.cameraGroupId) ?? ''),
                title,
                numberText(before),
                numberText(after),
              ],
            }))}
            more={TEXTS.more}
          />
        )}
        <NotTaken groups={step.notTaken} titles={titles} />
        <ButtonGroup
          primary={{ text: TEXTS.apply, onPress: onApply, isDisabled: isUseless }}
          secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
        />
      </div>
    </Dialog>
  );
}

interface ChangedCell {
  readonly row: CameraRow;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

const FIELDS = ['retentionDays', 'motion', 'fps', 'bitrateKbit'] as const;

/** The visible changes of a row, in each half that its recording mode uses. */
function cellsBetween(before: CameraRow, row: CameraRow): readonly ChangedCell[] {
  return FIELDS.flatMap((field) => {
    const [old, value] = [before[field], row[field]];
    const title = TEXTS.fields[field];
    if (typeof old === 'number' || typeof value === 'number') {
      return old === value ? [] : [{ row, title, before: Number(old), after: Number(value) }];
    }
    const halves = field === 'motion' ? (['motion'] as const) : (['continuous', 'motion'] as const);
    return halves.flatMap((half) =>
      old[half] === value[half]
        ? []
        : [{ row, title: TEXTS.half(title, HALF_PHRASES[half]), before: old[half], after: value[half] }],
    );
  });
}

interface NotTakenProps extends Pick<DesignStepDialogProps, 'titles'> {
  readonly groups: readonly RateNotTaken[];
}

function NotTaken({ groups, titles }: NotTakenProps): ReactNode {
  if (groups.length === 0) return null;
  return (
    <>
      <p>{TEXTS.notTaken}</p>
      <ul>
        {groups.map(({ cameraGroupId, message }) => (
          <li key={cameraGroupId}>
            <span dir="auto">{titles.get(cameraGroupId)}</span>
            {COLON}
            {ownSpeaker.say(message)}
          </li>
        ))}
      </ul>
    </>
  );
}

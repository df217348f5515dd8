import { AS_BUILT_TEXTS, MATCHING_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { MatchedReport } from '@site-designer/camera-report';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { PatternForm } from '../report/pattern-form.tsx';
import { listedCameras, shownCameras, type CameraFilter } from './shown-cameras.ts';
import type { GroupChoice } from './use-chosen-groups.ts';
import type { ReadState } from '../report/report-state.ts';
import { Section } from '../../../explained/section.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import sheet from '../../../ui/base/sheet.module.css';
import styles from './as-built.module.css';
import { CamerasTable } from './cameras-table.tsx';
import { PrintedCameras } from './printed-cameras.tsx';
import type { ReportCheck } from './use-check.ts';

interface CamerasSectionProps {
  readonly state: ReadState;
  readonly matching: MatchedReport;
  readonly check: ReportCheck;
  readonly titles: ReadonlyMap<number, string>;
  readonly choice: GroupChoice;
}

export function CamerasSection({ state, matching, check, titles, choice }: CamerasSectionProps): ReactNode {
  const { cameras } = state.report;
  const [filter, setFilter] = useState<CameraFilter>('all');
  const [search, setSearch] = useState('');
  const [isPrinted, setIsPrinted] = useState(false);
  const groups = useMemo(() => [...titles].map(([id, name]) => ({ id, name })), [titles]);
  const listed = useMemo(() => listedCameras(cameras, matching), [cameras, matching]);
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => shownCameras(listed, { filter, search: wanted, resultOf: (key) => check.byKey.get(key)?.result }),
    [listed, filter, wanted, check],
  );
  const isOnPaper = isPrinted || matching.unmatched.length > 0;
  return (
    <Section level={2} title={TEXTS.title} className={isOnPaper ? undefined : 'no-print'}>
      <Unmatched cameras={matching.unmatched.length} onShow={() => setFilter('open')} />
      <div className="no-print">
        <PatternForm cameras={cameras} groups={groups} choice={choice} />
      </div>
      <p className="muted no-print">{choice.isKept ? TEXTS.remembered : TEXTS.notKept}</p>
      <div className={`${sheet.line} no-print`}>
        <TextField
          className={styles.search}
          label={TEXTS.search}
          isLabelHidden
          placeholder={TEXTS.search}
          icon="search"
          type="search"
          value={search}
          onChange={setSearch}
        />
        <FilterSelect filter={filter} onChange={setFilter} />
        <output className="muted">{TEXTS.shown(shown.length, listed.length)}</output>
        <Checkbox label={AS_BUILT_TEXTS.printCameras} isSelected={isPrinted} onChange={setIsPrinted} />
      </div>
      <div className="no-print">
        <CamerasTable {...{ shown, check, groups, titles }} onAssign={choice.commands.assign} />
      </div>
      {isPrinted && <PrintedCameras check={check} titles={titles} />}
    </Section>
  );
}

interface UnmatchedProps {
  readonly cameras: number;
  readonly onShow: () => void;
}

function Unmatched({ cameras, onShow }: UnmatchedProps): ReactNode {
  if (cameras === 0) return null;
  return (
    <Banner
      tone="near"
      action={
        <Button size="small" className="no-print" onClick={onShow}>
          {TEXTS.show}
        </Button>
      }
    >
      {TEXTS.unmatched(cameras)}
    </Banner>
  );
}

const FILTERS = Object.keys(TEXTS.filters) as readonly CameraFilter[];
const FILTER_OPTIONS = FILTERS.map((filter, id) => ({ id, name: TEXTS.filters[filter] }));

interface FilterSelectProps {
  readonly filter: CameraFilter;
  readonly onChange: (filter: CameraFilter) => void;
}

function FilterSelect({ filter, onChange }: FilterSelectProps): ReactNode {
  return (
    <Select
      label={TEXTS.filter}
      isCell
      value={FILTERS.indexOf(filter)}
      options={FILTER_OPTIONS}
      onChange={(id) => onChange(FILTERS[id]!)}
    />
  );
}

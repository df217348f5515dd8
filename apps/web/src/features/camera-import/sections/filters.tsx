import { IMPORT_COLUMN_TEXTS, IMPORT_ROW_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportChoices, ImportColumn, LineFilter } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { withFilter, withoutFilter } from '../model/choices.ts';
import { useSession } from '../page/import-context.ts';
import type { ImportSummary } from '../worker/import-question.ts';
import styles from './sections.module.css';

interface FiltersProps {
  readonly summary: ImportSummary;
  readonly choices: ImportChoices;
}

/** Which lines are cameras where a column says so. */
export function Filters({ summary: { columns }, choices: { filters } }: FiltersProps): ReactNode {
  const session = useSession();
  const titleOf = (at: number): string => columns[at]?.header || IMPORT_COLUMN_TEXTS.column(at);
  const free = columns.flatMap(({ values }, at) =>
    canFilter(values) && !filters.some(({ column }) => column === at) ? [{ id: at, name: titleOf(at) }] : [],
  );
  return (
    <>
      {filters.map((filter) => (
        <Filter
          key={filter.column}
          filter={filter}
          title={titleOf(filter.column)}
          values={columns[filter.column]?.values ?? []}
        />
      ))}
      {free.length > 0 && (
        <Select
          label={TEXTS.filterOn}
          className={styles.inline}
          value={-1}
          options={[{ id: -1, name: TEXTS.noColumn }, ...free]}
          onChange={(column) => {
            const keep = columns[column]?.values?.map(({ value }) => value) ?? [];
            session.change((now) => withFilter(now, { column, keep, isProposed: false }));
          }}
        />
      )}
    </>
  );
}

/** Values that stand in one line each tell no kinds apart. */
function canFilter(values: ImportColumn['values']): boolean {
  return values !== undefined && values.length > 1 && values.some(({ count }) => count > 1);
}

interface FilterProps {
  readonly filter: LineFilter;
  readonly title: string;
  readonly values: NonNullable<ImportColumn['values']>;
}

function Filter({ filter, title, values }: FilterProps): ReactNode {
  const session = useSession();
  const { column, keep, isProposed } = filter;
  const left = values.filter(({ value }) => !keep.includes(value)).reduce((total, { count }) => total + count, 0);
  const set = (change: Partial<LineFilter>): void =>
    session.change((now) => withFilter(now, { ...filter, isProposed: false, ...change }));
  return (
    <fieldset className={styles.filter}>
      <legend className={isProposed ? styles.near : undefined} dir="auto">
        {isProposed ? TEXTS.proposed(title) : TEXTS.onlyOf(title)}
      </legend>
      <div className={styles.values}>
        {values.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={TEXTS.value(value, count)}
            isSelected={keep.includes(value)}
            onChange={(isKept) => set({ keep: isKept ? [...keep, value] : keep.filter((each) => each !== value) })}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        {isProposed && (
          <Button size="small" onClick={() => set({})}>
            {TEXTS.confirm(left)}
          </Button>
        )}
        <Button size="small" look="tertiary" onClick={() => session.change((now) => withoutFilter(now, column))}>
          {TEXTS.takeAll}
        </Button>
      </div>
    </fieldset>
  );
}

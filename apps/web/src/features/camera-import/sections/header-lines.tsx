import { IMPORT_SOURCE_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { MOST_HEADER_LINES, type ImportChoices } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useImport, useSession } from '../page/import-context.ts';
import styles from './sections.module.css';

/** Which lines are the header; the columns are read anew by it. */
export function HeaderLines({ choices }: { readonly choices: ImportChoices }): ReactNode {
  const session = useSession();
  const lines = useImport(({ viewed }) => viewed?.summary.counts.lines ?? 1);
  const { headerLines } = choices;
  const [first, last] = headerLines ?? [1, 1];
  const choose = (next: ImportChoices['headerLines']): void => void session.readAs({ headerLines: next });
  return (
    <>
      <Checkbox
        label={TEXTS.hasHeader}
        isSelected={headerLines !== null}
        onChange={(has) => choose(has ? [1, 1] : null)}
      />
      {headerLines !== null && (
        <div className={styles.pair}>
          <NumberField
            label={TEXTS.firstLine}
            value={first}
            bounds={{ min: 1, max: lines }}
            isLive={false}
            onChange={(line) => choose([line, line + (last - first)])}
          />
          <NumberField
            label={TEXTS.lastLine}
            value={last}
            bounds={{ min: first, max: first + MOST_HEADER_LINES - 1 }}
            isLive={false}
            onChange={(line) => choose([first, line])}
          />
        </div>
      )}
    </>
  );
}

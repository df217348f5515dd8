import { VERSIONS_TEXTS as TEXTS } from '#texts/editor/versions.ts';
import type { DesignVersion } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { GuardedButton } from '../../ui/buttons/guarded-button.tsx';
import cards from '../../ui/tables/card-table.module.css';
import { TableHead } from '../../ui/tables/table-head.tsx';
import { momentText, versionName } from './version-name.ts';
import styles from './versions.module.css';

export interface VersionActions {
  readonly onCompare: (version: DesignVersion) => void;
  readonly onRename: (version: DesignVersion) => void;
  readonly onRestore: (version: DesignVersion) => void;
}

interface VersionTableProps extends VersionActions {
  readonly versions: readonly DesignVersion[];
  readonly isRestoring: boolean;
}

const { when, what, who, groups, actions } = TEXTS.columns;

/** Versions of a design, newest first; lines are cards on phones. */
export function VersionTable({ versions, isRestoring, onCompare, onRename, onRestore }: VersionTableProps): ReactNode {
  return (
    <table className={cards.table} aria-label={TEXTS.list}>
      <TableHead titles={[when, what, who, groups, actions]} classOf={() => undefined} />
      <tbody>
        {versions.map((version) => {
          const called = versionName(version);
          const { name, by, isYours } = version;
          return (
            <tr key={version.version}>
              <th scope="row">{momentText(version)}</th>
              <td data-title={what}>
                <span dir="auto" className={classNames(styles.name, name === '' ? 'muted' : undefined)}>
                  {name === '' ? TEXTS.byItself : name}
                </span>
              </td>
              <td data-title={who}>
                <span dir="auto">{isYours ? TEXTS.you : (by ?? TEXTS.unknown)}</span>
              </td>
              <td data-title={groups}>
                <span>{TEXTS.groups(version.groups)}</span>
              </td>
              <td>
                <div className={styles.actions}>
                  <Button size="small" aria-label={TEXTS.compareOf(called)} onClick={() => onCompare(version)}>
                    {TEXTS.compare}
                  </Button>
                  <GuardedButton size="small" aria-label={TEXTS.renameOf(called)} onClick={() => onRename(version)}>
                    {TEXTS.rename}
                  </GuardedButton>
                  <GuardedButton
                    size="small"
                    aria-label={TEXTS.restoreOf(called)}
                    disabled={isRestoring}
                    onClick={() => onRestore(version)}
                  >
                    {TEXTS.restore}
                  </GuardedButton>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

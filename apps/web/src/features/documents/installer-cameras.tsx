import type { InstallerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { DocumentTable } from './document-table.tsx';
import styles from './installer.module.css';

/** Every stream of every group, a table for each server or for servers that are equal. */
export function InstallerCameras({ document }: { readonly document: InstallerDocument }): ReactNode {
  const { cameras, cameraNotes, headings } = document;
  return (
    <>
      {cameras.map(({ server, rows, groups, cameras: sum }) => (
        <DocumentTable
          key={server}
          label={`${headings.cameras}, ${server}`}
          isWide
          columns={[
            { title: headings.server, cell: (row) => <strong>{row.server}</strong>, isShort: true },
            { title: headings.group, cell: ({ group }) => group },
            { title: headings.camerasOfServer, cell: (row) => row.cameras, isNumber: true },
            { title: headings.stream, cell: ({ stream }) => stream, isNumber: true },
            { title: headings.codec, cell: ({ codec }) => codec },
            { title: headings.resolution, cell: ({ resolution }) => resolution },
            { title: headings.fps, cell: ({ fps }) => fps, isNumber: true },
            { title: headings.recording, cell: ({ recording }) => recording },
            { title: headings.preAndPost, cell: ({ preAndPost }) => preAndPost, isShort: true },
            { title: headings.days, cell: ({ days }) => days, isNumber: true },
            { title: headings.kbps, cell: ({ kbps }) => kbps, isNumber: true },
          ]}
          rows={rows}
          sum={[server, groups, sum]}
        />
      ))}
      <div className={styles.block}>
        <h3 className={styles.subtitle}>{headings.everyCamera}</h3>
        <ul className={styles.notes}>
          {cameraNotes.map((note) => (
            <li key={note} dir="auto">
              {note}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

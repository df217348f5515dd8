import { RELEASE_NOTES_HEADING, RELEASES } from '#texts/pages/release-notes.ts';
import type { ReactNode } from 'react';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './release-notes.module.css';
import { TextPage } from './text-page.tsx';

export function ReleaseNotes(): ReactNode {
  return (
    <TextPage heading={RELEASE_NOTES_HEADING} back={<BackButton />}>
      <PageTitle>{RELEASE_NOTES_HEADING}</PageTitle>
      {RELEASES.map(({ date, notes }) => (
        <section key={date} className={styles.release}>
          <h2>{date}</h2>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  );
}

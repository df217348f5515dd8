import { OTHERS_TEXTS as TEXTS } from '#texts/editor/others.ts';
import type { ReactNode } from 'react';
import { colourOf, initialsOf } from './others.ts';
import { useOthers } from './others-context.tsx';
import styles from './others.module.css';

const MOST_SHOWN = 5;

/** Who else has the design open, at the head of the page. */
export function PeopleHere(): ReactNode {
  const { people } = useOthers();
  if (people.length === 0) return null;
  return (
    <span className={styles.people}>
      <ul className={styles.initials} aria-label={TEXTS.list}>
        {people.slice(0, MOST_SHOWN).map(({ userId, name }) => (
          <li key={userId} title={name} className={styles.person} data-person-colour={colourOf(userId)}>
            <span aria-hidden>{initialsOf(name)}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ul>
      <span className={styles.count}>{TEXTS.here(people.length)}</span>
    </span>
  );
}

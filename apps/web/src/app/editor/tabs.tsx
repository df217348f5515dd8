import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  readonly label: string;
  /** Each panel has something that takes the focus. */
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Link to a page of its own, beside the tabs. */
  readonly beside?: ReactNode;
  /** What can be done with all of them, at the end of their line. */
  readonly tools?: ReactNode;
}

/**
 * Tabs as the ARIA patterns describe them: the arrow keys select. Plain elements, as headless tabs render their list twice
 * and lay the page out to look for something to focus, before the first frame.
 */
export function Tabs({ label, tabs, selected, onSelect, beside, tools }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === selected);

  function select(next: string): void {
    if (next !== selected) onSelect(next);
  }

  function press(event: KeyboardEvent): void {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs.at(indexAfter(event.key, at, tabs.length) ?? at);
    if (!next || next.id === selected) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
    onSelect(next.id);
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.head}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              data-tab={tab.id}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel-${tab.id}` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              className={styles.tab}
              onClick={() => select(tab.id)}
              onKeyDown={press}
            >
              {tab.title}
            </button>
          ))}
        </div>
        {beside}
        {tools}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}-panel-${shown.id}`}
          aria-labelledby={`${id}-tab-${shown.id}`}
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

/** The tab that a key goes to; undefined where it goes to none. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as HeadlessTabs } from 'react-aria-components';
import styles from './tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** What can be done with all of them, at the end of their line. */
  readonly tools?: ReactNode;
}

export function Tabs({ label, tabs, selected, onSelect, tools }: TabsProps): ReactNode {
  return (
    <HeadlessTabs
      className={styles.tabs ?? ''}
      selectedKey={selected}
      onSelectionChange={(key) => key !== selected && onSelect(String(key))}
    >
      <div className={styles.head}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tools}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </HeadlessTabs>
  );
}

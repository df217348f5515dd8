import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as HeadlessTabs } from 'react-aria-components';
import styles from './tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

export function Tabs({ label, tabs }: TabsProps): ReactNode {
  return (
    <HeadlessTabs className={styles.tabs ?? ''}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </HeadlessTabs>
  );
}

import { LIST_TEXTS, SITE_DESIGN_WORDS } from '#texts/pages/lists.ts';
import { SUMMARY_MARK } from '#texts/pages/summary.ts';
import type { SiteDesignHeading } from '@site-designer/api-contract';
import { NAME_LIMITS } from '@site-designer/api-contract/names';
import { useEffect, type ReactNode } from 'react';
import { useRefusal } from '../../lib/state/access.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { ItemList } from '../../ui/item-list/item-list.tsx';
import type { BulkAction, DateColumn, RowActions } from '../../ui/item-list/list-model.ts';
import { Menu, type MenuAction } from '../../ui/buttons/menu.tsx';
import styles from './site-designs.module.css';
import type { SiteDesignSlice } from './site-design-slice.ts';

const DATES: readonly DateColumn<SiteDesignHeading>[] = [
  {
    id: 'created',
    title: LIST_TEXTS.created,
    momentOf: ({ createdUtc }) => createdUtc,
    dayOf: ({ createdUtc }) => formatDay(createdUtc),
  },
  {
    id: 'modified',
    title: LIST_TEXTS.modified,
    momentOf: ({ updatedUtc }) => updatedUtc,
    dayOf: ({ updatedUtc }) => formatDay(updatedUtc),
  },
];

interface SiteDesignsScreenProps {
  readonly siteDesign: SiteDesignSlice;
  readonly projectId: number;
  readonly siteId: number;
  readonly siteName: string;
  /** Further actions that add to the list. */
  readonly tools: ReactNode;
  /** Results of these actions. */
  readonly outcome: ReactNode;
  /** The design that was chosen for the summary of the project; undefined if none was. */
  readonly chosenId: number | undefined;
  readonly bulkActions: readonly BulkAction<SiteDesignHeading>[];
  readonly moreActions: (design: SiteDesignHeading) => readonly MenuAction[];
}

export function SiteDesignsScreen(props: SiteDesignsScreenProps): ReactNode {
  const { siteDesign, projectId, siteId, siteName, tools, outcome, chosenId, bulkActions, moreActions } = props;
  const { load } = siteDesign;
  const refusal = useRefusal('edit');
  useEffect(() => void load({ projectId, siteId }), [load, projectId, siteId]);

  return (
    <ItemList
      heading={siteName}
      words={SITE_DESIGN_WORDS}
      list={siteDesign}
      dates={DATES}
      addressOf={({ id }) => `/project/${projectId}/site/${siteId}/sitedesign/${id}`}
      sketch="DesignsSketch"
      maxNameLength={NAME_LIMITS.siteDesign.max}
      menu={(item, actions) => <DesignMenu name={item.name} {...{ actions, refusal }} more={moreActions(item)} />}
      mark={({ id }) => id === chosenId && <span className={styles.mark}>{SUMMARY_MARK}</span>}
      tools={tools}
      refusal={() => refusal}
      bulkActions={bulkActions}
      outcome={outcome}
    />
  );
}

interface DesignMenuProps {
  readonly name: string;
  readonly actions: RowActions;
  readonly more: readonly MenuAction[];
  readonly refusal: string | undefined;
}

function DesignMenu({ name, actions, more, refusal }: DesignMenuProps): ReactNode {
  return (
    <Menu
      label={LIST_TEXTS.actionsFor(SITE_DESIGN_WORDS.noun, name)}
      actions={[
        { id: 'open', text: LIST_TEXTS.open, icon: 'open', onAction: actions.open },
        {
          id: 'duplicate',
          text: LIST_TEXTS.duplicate,
          icon: 'copy',
          isClosed: refusal !== undefined,
          onAction: actions.duplicate,
        },
        ...more,
        {
          id: 'delete',
          text: LIST_TEXTS.delete,
          icon: 'trash',
          isDanger: true,
          isClosed: refusal !== undefined,
          onAction: actions.remove,
        },
      ]}
    />
  );
}

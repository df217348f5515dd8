import { groupNumbers, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { DesignComments, type CommentedGroup } from '../../features/comments/design-comments.tsx';
import { useRowsBehind } from '../../features/design-editor/document/editor-context.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useAppStore } from '../store/use-app.ts';
import type { AskedComment } from './use-comments.ts';

interface PanelProps {
  readonly asked: AskedComment;
  readonly onClose: () => void;
}

/** The comments on the open design. Groups that are not stored yet cannot be commented on. */
export function DesignCommentsPanel({ asked, onClose }: PanelProps): ReactNode {
  const place = usePathIds();
  const rows = useRowsBehind();
  const numbers = groupNumbers(rows);
  const groups = [...rowsByGroup(rows)].flatMap(([id, [first]]): CommentedGroup[] =>
    id > 0 && first ? [{ id, number: numbers.get(id) ?? 0, name: first.streamName }] : [],
  );
  const isStored = groups.some(({ id }) => id === asked.groupId);
  return (
    <DesignComments
      key={place.siteDesignId}
      host={useAppStore().host}
      {...{ place, groups, onClose }}
      asked={isStored ? asked : NOTHING}
    />
  );
}

const NOTHING = { groupId: 0 };

import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import type { Comment } from '@site-designer/api-contract';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ownKey } from '../../lib/state/own-key.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { CommentForm } from './comment-form.tsx';
import type { CommentsHost, DesignPlace } from './comments-host.ts';
import styles from './comments.module.css';
import { namesOf, PeopleContext, usePeople } from './people.ts';
import { ThreadView } from './thread-view.tsx';
import { threadsOf } from './threads.ts';
import { useDesignComments } from './use-design-comments.ts';

export interface CommentedGroup {
  readonly id: number;
  readonly number: number;
  readonly name: string;
}

interface DesignCommentsProps {
  readonly host: CommentsHost;
  readonly place: DesignPlace;
  /** Stored groups of the design, in the order of the table. */
  readonly groups: readonly CommentedGroup[];
  /** The group that a new comment is about; 0: none. Each press is another object. */
  readonly asked: { readonly groupId: number };
  readonly onClose: () => void;
}

const FIELDS = ['hardware', 'storage', 'price', 'servers'] as const;

/** The comments on a design, beside its table. */
export function DesignComments({ host, place, groups, asked, onClose }: DesignCommentsProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { comments, cause, reload, create, ...work } = useDesignComments(host, place);
  const people = usePeople(host, place.projectId);
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [asked]);
  return (
    <dialog
      open
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onClose();
      }}
    >
      <header className={styles.title}>
        <h2 id={id}>{TEXTS.title}</h2>
        <IconButton icon="close" label={COMMON_TEXTS.close} onClick={onClose} />
      </header>
      <PeopleContext value={people}>
        <div className={styles.content}>
          <NewComment key={asked.groupId} {...{ place, groups, create }} groupId={asked.groupId} />
          {comments === undefined ? (
            <Missing cause={cause} onRetry={reload} />
          ) : (
            <Threads {...{ comments, groups, work }} />
          )}
        </div>
      </PeopleContext>
    </dialog>
  );
}

interface NewCommentProps extends Pick<DesignCommentsProps, 'place' | 'groups'> {
  readonly groupId: number;
  readonly create: ReturnType<typeof useDesignComments>['create'];
}

function NewComment({ place, groups, groupId, create }: NewCommentProps): ReactNode {
  const [about, setAbout] = useState(groupId);
  return (
    <CommentForm
      label={TEXTS.write}
      send={TEXTS.send}
      draftKey={ownKey(`comment ${place.siteDesignId}`)}
      onSend={(body) =>
        create({
          body,
          ...(about > 0 && { cameraGroupId: about }),
          ...(about < 0 && { field: FIELDS[-about - 1] ?? '' }),
        })
      }
    >
      <Select
        label={TEXTS.about}
        value={about}
        options={[
          { id: 0, name: TEXTS.wholeDesign },
          ...FIELDS.map((field, index) => ({ id: -index - 1, name: TEXTS.fields[field] })),
          ...groups.map(({ id, number, name }) => ({ id, name: TEXTS.group(number, name) })),
        ]}
        onChange={setAbout}
      />
    </CommentForm>
  );
}

interface ThreadsProps extends Pick<DesignCommentsProps, 'groups'> {
  readonly comments: readonly Comment[];
  readonly work: Parameters<typeof ThreadView>[0]['work'];
}

function Threads({ comments, groups, work }: ThreadsProps): ReactNode {
  const [isAll, setIsAll] = useState(false);
  const threads = threadsOf(comments).toReversed();
  const resolved = threads.filter(({ root }) => root.resolvedUtc !== null).length;
  const shown = threads.filter(({ root }) => isAll || root.resolvedUtc === null);
  const names = namesOf(comments, useContext(PeopleContext));
  if (threads.length === 0) return <p className="muted">{TEXTS.none}</p>;
  return (
    <>
      {resolved > 0 && <Checkbox label={TEXTS.showResolved(resolved)} isSelected={isAll} onChange={setIsAll} />}
      {shown.map((thread) => (
        <ThreadView key={thread.root.id} {...{ thread, names, work }} about={aboutOf(thread.root, groups)} />
      ))}
    </>
  );
}

function aboutOf({ cameraGroupId, field }: Comment, groups: readonly CommentedGroup[]): string {
  if (cameraGroupId === null) return Object.entries(TEXTS.fields).find(([name]) => name === field)?.[1] ?? field;
  const group = groups.find(({ id }) => id === cameraGroupId);
  return group === undefined ? TEXTS.goneGroup : TEXTS.group(group.number, group.name);
}

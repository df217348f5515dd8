import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';
import type { IssuePlace } from '../proposals/proposal-store.ts';
import type { SiteDesignAddress } from '../site-designs/site-design-store.ts';

export interface CommentAddress extends SiteDesignAddress {
  readonly commentId: number;
}

export interface NewComment {
  readonly body: string;
  readonly cameraGroupId: number | null;
  readonly field: string;
  readonly parentId: number | null;
}

export interface StoredComment {
  readonly id: number;
  /** Null where a question outlives its design. */
  readonly place: {
    readonly siteId: number;
    readonly siteName: string;
    readonly siteDesignId: number;
    readonly siteDesignName: string;
  } | null;
  readonly cameraGroupId: number | null;
  readonly field: string;
  readonly parentId: number | null;
  readonly author: string;
  readonly isYours: boolean;
  readonly isQuestion: boolean;
  /** That a question is about; null where its link is gone. */
  readonly proposal: (IssuePlace & { readonly id: number }) | null;
  readonly body: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly resolvedAt: string | null;
  readonly deletedAt: string | null;
  readonly isUnread: boolean;
}

export interface ProjectComments {
  readonly comments: readonly StoredComment[];
  readonly unread: number;
}

/** Storage port for comments. `undefined`: no such design, project or comment, or not the owner's. */
export interface CommentStore {
  /** Oldest first; deleted ones where they have replies. */
  readonly ofDesign: (
    actor: Actor,
    address: SiteDesignAddress,
    page?: ListPage,
  ) => Promise<readonly StoredComment[] | undefined>;
  /** A page, newest first. */
  readonly ofProject: (actor: Actor, projectId: number, page: ListPage) => Promise<ProjectComments | undefined>;
  /** @returns The field that names something that the design does not have, or the comment. */
  readonly create: (
    actor: Actor,
    address: SiteDesignAddress,
    comment: NewComment,
  ) => Promise<StoredComment | 'cameraGroupId' | 'parentId' | undefined>;
  readonly edit: (
    actor: Actor,
    address: CommentAddress,
    body: string,
  ) => Promise<StoredComment | 'not the author' | undefined>;
  /** Replies stay. */
  readonly remove: (actor: Actor, address: CommentAddress) => Promise<'removed' | 'not the author' | undefined>;
  /** Resolves the thread of a comment, or opens it again. */
  readonly resolve: (actor: Actor, address: CommentAddress, isResolved: boolean) => Promise<StoredComment | undefined>;
  /** Marks the comments up to one of the project as read. @returns How many are unread after it. */
  readonly read: (actor: Actor, projectId: number, commentId: number) => Promise<number | 'unknown' | undefined>;
  /** Projects that have unread comments. */
  readonly unread: (
    actor: Actor,
    page?: ListPage,
  ) => Promise<readonly { readonly projectId: number; readonly unread: number }[]>;
  /** Stores the question of a reader of a valid link. @returns When. */
  readonly ask: (
    secretHash: string,
    question: { readonly name: string; readonly text: string },
  ) => Promise<string | undefined>;
}

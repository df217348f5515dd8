import { Type } from 'typebox';
import { TEXT_LIMITS } from '../basics/typed-texts.ts';
import { ProjectParams } from '../designs/projects.ts';
import { FOUND } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, NoContent, Nullable } from '../basics/schema.ts';

/** What an event tells. It has no content: clients read again what has changed. */
export const EVENT_KINDS = [
  'designChanged',
  'designRemoved',
  'siteChanged',
  'projectChanged',
  'proposalIssued',
  'proposalStatus',
  'commentAdded',
  'memberRemoved',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The data of an event; null where it has none. */
export interface EventData {
  readonly siteId: number | null;
  readonly siteDesignId: number | null;
  /** Of the design after the change. */
  readonly version: number | null;
  /** Who did it; of `memberRemoved`: whose rights in the project have changed; null: everybody's. */
  readonly userId: number | null;
  /** Their name. */
  readonly userName: string | null;
}

/** The kind of events that tell where people are. They are not stored: they have no id and are not sent again. */
export const PRESENCE = 'presence';

/** Where somebody is now. */
export interface PresenceData {
  readonly userId: number;
  readonly userName: string;
  /** Null: nowhere any more. */
  readonly siteDesignId: number | null;
  /** The camera group whose cell is edited; null: none. */
  readonly cameraGroupId: number | null;
  /** The column, as clients name it; empty: none. */
  readonly field: string;
}

/** How long somebody is where they said last. Clients say it again in a third of the time. */
export const PRESENCE_SECONDS = 60;

const EventQuery = Type.Object(
  { follow: Type.Optional(Type.Boolean({ description: 'false: the answer ends after the events so far' })) },
  EXACT,
);

export const followEvents = route('Projects', {
  method: 'GET',
  url: '/project/:projectId/events',
  need: 'view',
  schema: {
    operationId: 'followEvents',
    summary: 'Changes in a project as they happen, as server-sent events',
    description:
      `The \`event\` is one of ${EVENT_KINDS.join(', ')}; its \`data\` is a JSON object with siteId, siteDesignId, version, userId and userName, ` +
      'each null where there is none. With the header `Last-Event-ID`, the events after that one come first; without it, those of the last minute. `reset` tells that events after ' +
      'Last-Event-ID are no longer kept: read again what you show. An event may come more than once: compare the versions. ' +
      `\`${PRESENCE}\` tells where somebody else is, for ${PRESENCE_SECONDS} seconds: userId, userName, siteDesignId (null: they left), cameraGroupId and field of the cell that they edit. ` +
      'The answer ends with the token, when access ends, and when the server stops; connect again with Last-Event-ID.',
    params: ProjectParams,
    querystring: EventQuery,
    response: {
      200: Type.String({ contentMediaType: 'text/event-stream', examples: ['retry: 2000\n\n…'] }),
      ...FOUND,
    },
  },
});

export const tellPresence = route('Projects', {
  method: 'PUT',
  url: '/project/:projectId/presence',
  need: 'view',
  schema: {
    operationId: 'tellPresence',
    summary: 'Tell others who follow the events of a project where the user is',
    description: `It is stored nowhere, and forgotten after ${PRESENCE_SECONDS} seconds: say it again before.`,
    params: ProjectParams,
    body: Type.Object(
      {
        siteDesignId: Nullable(
          Type.Integer({ description: 'The design that is open; null: the user has left', examples: [1] }),
        ),
        cameraGroupId: Type.Optional(
          Nullable(Type.Integer({ description: 'The camera group whose cell is edited', examples: [1] })),
        ),
        field: Type.Optional(
          Type.String({
            maxLength: TEXT_LIMITS.line,
            description: 'The column of the cell, as the client names it',
            examples: ['quantity'],
          }),
        ),
      },
      { ...EXACT, title: 'Presence' },
    ),
    response: { 204: NoContent, ...FOUND },
  },
});

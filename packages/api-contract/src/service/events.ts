import { Type } from 'typebox';
import { ProjectParams } from '../designs/projects.ts';
import { FOUND } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT } from '../basics/schema.ts';

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
  /** Who did it; of `memberRemoved`: who may no longer see the project. */
  readonly userId: number | null;
  /** Their name. */
  readonly userName: string | null;
}

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
      'The answer ends with the token, when access ends, and when the server stops; connect again with Last-Event-ID.',
    params: ProjectParams,
    querystring: EventQuery,
    response: {
      200: Type.String({ contentMediaType: 'text/event-stream', examples: ['retry: 2000\n\n…'] }),
      ...FOUND,
    },
  },
});

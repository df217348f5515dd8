import { saveChanges, updateSiteDesign } from '@site-designer/api-contract/addresses';
import type { Placing } from '@site-designer/api-contract';
import type { ServerIds } from '@site-designer/camera-table';
import type { Call } from '../../../lib/calls/call.ts';
import { NO_PORTION, wholeDesign, type DesignReply, type Portion } from './design-reply.ts';
import { placingToSend } from './placing.ts';
import { offerToSend, type DocumentState } from './document-state.ts';
import type { VersionedRequest } from './send-changes.ts';

/** One write of what a design has besides its rows and settings. */
interface SentPart {
  readonly reply: DesignReply;
  readonly portion: Portion;
}

type SendPart = (call: Call, request: VersionedRequest, state: DocumentState) => Promise<SentPart> | undefined;

/** The parts in their order; each is undefined if there is nothing to send. */
export const BESIDES: readonly SendPart[] = [
  (call, request, { unsavedName }) => (unsavedName === undefined ? undefined : sendName(call, request, unsavedName)),
  (call, request, state) => {
    const offer = offerToSend(state);
    return offer && sendOffer(call, request, offer);
  },
  (call, request, { unsavedPlacing, design, ids }) =>
    unsavedPlacing && design && sendPlacing(call, request, { before: design, after: unsavedPlacing, ids }),
];

async function sendName(call: Call, request: VersionedRequest, name: string): Promise<SentPart> {
  const { data, etag } = await call(updateSiteDesign, { ...request, body: { name } });
  const reply: DesignReply = { etag, applyTo: (design) => ({ ...design, name: data.siteDesign.name }) };
  return { reply, portion: { ...NO_PORTION, name } };
}

interface ChangedPlacing {
  readonly before: Placing;
  readonly after: Placing;
  readonly ids: ServerIds;
}

async function sendPlacing(
  call: Call,
  request: VersionedRequest,
  { before, after, ids }: ChangedPlacing,
): Promise<SentPart> {
  const reply = wholeDesign(await call(saveChanges, { ...request, body: placingToSend(before, after, ids) }));
  return { reply, portion: { ...NO_PORTION, placing: after } };
}

type Offer = NonNullable<Portion['offer']>;

async function sendOffer(call: Call, request: VersionedRequest, offer: Offer): Promise<SentPart> {
  const reply = wholeDesign(
    await call(saveChanges, { ...request, body: { cameras: null, serverSettings: null, offer } }),
  );
  return { reply, portion: { ...NO_PORTION, offer } };
}

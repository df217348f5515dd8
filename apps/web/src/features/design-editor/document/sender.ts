import { hasNoChange } from '@site-designer/camera-table';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { NetworkError } from '../../../lib/calls/api-problem.ts';
import type { Call } from '../../../lib/calls/call.ts';
import type { DesignDocument } from './design-document.ts';
import { NO_PORTION, type DesignReply, type Portion } from './design-reply.ts';
import type { DocumentState, OfferVersions } from './document-state.ts';
import { keepBefore } from './keep-before.ts';
import { BESIDES } from './send-besides.ts';
import { portionOf, sendPortion, sendSettingsAlone, type Sending, type VersionedRequest } from './send-changes.ts';
import { namesNewGroups, settingsForServer } from './station-groups.ts';

export interface SenderHost {
  readonly call: Call;
  readonly document: DesignDocument;
  readonly write: (patch: Pick<Partial<DocumentState>, 'wantsVersion'>) => void;
  readonly onOfferStored: (versions: OfferVersions) => void;
}

/** Sends what is unsaved of the open design, each part on the version that the last one left. */
export class Sender {
  readonly #host: SenderHost;

  constructor(host: SenderHost) {
    this.#host = host;
  }

  request(): VersionedRequest | undefined {
    const { place, etag } = this.#host.document.state;
    return place && { params: place, headers: etag === undefined ? {} : { 'if-match': etag } };
  }

  #sending(): Sending | undefined {
    const { call, document } = this.#host;
    const request = this.request();
    const { ids, catalogue } = document.state;
    return request && catalogue && { call, request, ids, catalogue };
  }

  async sendChanges(): Promise<void> {
    const { changes, state, rows, settings } = this.#host.document;
    const unsaved = state.unsavedSettings ?? null;
    if (settings === undefined || !namesNewGroups(settings, { ...state, rows })) {
      return this.#sendPortion(portionOf(changes, unsaved));
    }
    // Stations name groups that the server does not have: these go first.
    await this.#sendPortion(portionOf(changes, null));
    const after = this.#host.document;
    if (after.state.place === state.place) {
      await this.#sendPortion(portionOf(after.changes, after.state.unsavedSettings ?? settings));
    }
  }

  async #sendPortion(portion: Portion): Promise<void> {
    const { state, rows } = this.#host.document;
    const sending = this.#sending();
    if (!sending || (hasNoChange(portion) && portion.settings === null)) return;
    if (state.wantsVersion) await keepBefore(sending.call, sending.request.params);
    this.#host.write({ wantsVersion: false });
    this.#confirm(
      sending.request,
      await this.#answered(portion, sendPortion(sending, portion, { ...state, rows })),
      portion,
    );
  }

  /** Without an answer the server may have stored what was sent. */
  async #answered({ changed }: Portion, answer: Promise<DesignReply>): Promise<DesignReply> {
    const { document } = this.#host;
    const { place } = document.state;
    try {
      return await answer;
    } catch (cause) {
      if (cause instanceof NetworkError && document.state.place === place) document.unanswered(changed);
      throw cause;
    }
  }

  async sendBesides(): Promise<void> {
    const { call, document, onOfferStored } = this.#host;
    for (const send of BESIDES) {
      const request = this.request();
      const sent = request && (await send(call, request, document.state));
      if (!sent) continue;
      const { reply, portion } = sent;
      if (portion.offer) onOfferStored({ before: request.headers['if-match'], after: reply.etag });
      this.#confirm(request, reply, portion);
    }
  }

  /** Applies the result of a write, unless the user has opened another design meanwhile. */
  #confirm({ params }: VersionedRequest, ...reply: Parameters<DesignDocument['confirm']>): void {
    const { document } = this.#host;
    if (document.state.place === params) document.confirm(...reply);
  }

  async sendSettings(settings: ServerSettings): Promise<void> {
    const { call, document } = this.#host;
    const { ids, base } = document.state;
    const request = this.request();
    if (!request) return;
    const sent = await sendSettingsAlone(call, request, settingsForServer(settings, ids, base));
    this.#confirm(request, sent, { ...NO_PORTION, settings });
  }
}

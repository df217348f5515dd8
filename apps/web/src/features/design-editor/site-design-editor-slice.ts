import type { FormData, SiteDesign } from '@site-designer/api-contract';
import type { Call } from '../../lib/call.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { SliceCreator } from '../../store/slice.ts';
import { DesignSync } from './design-sync.ts';

export interface DesignPlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** Where to write, and on which version. */
export interface VersionedRequest {
  readonly params: DesignPlace;
  readonly headers: { readonly 'if-match'?: string };
}

/** A design as it was read. */
export interface FetchedDesign {
  readonly design: SiteDesign;
  readonly formData: FormData;
  readonly etag: string | undefined;
}

/** How what was typed stands to what the server has. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface SiteDesignEditorSlice {
  readonly status: RequestStatus;
  readonly place: DesignPlace | undefined;
  /** The design as the server last told it; what was typed since lies over it. */
  readonly design: SiteDesign | undefined;
  readonly formData: FormData | undefined;
  readonly etag: string | undefined;
  readonly saveState: SaveState;
  /** Whether an action is pending that the user has to wait for. */
  readonly isWorking: boolean;
  readonly load: (place: DesignPlace) => Promise<void>;
  /** To be called when something was typed: it is saved after a short pause. */
  readonly touch: () => void;
  /** Saves what is unsaved; says whether nothing is left. */
  readonly save: () => Promise<boolean>;
  /** Saves the server settings without the cameras, then reads the design again. A failed save is only logged. */
  readonly saveSettingsOnly: () => Promise<void>;
  /** After a conflict: what was typed goes over the newer version, but where the user lets the other side win. */
  readonly keepMine: (theirsWins?: ReadonlySet<string>) => Promise<void>;
  /** After a conflict: what was typed is dropped. */
  readonly takeTheirs: () => Promise<void>;
  /** Saves, reads the design again and asks for the proposal. */
  readonly generate: () => Promise<void>;
}

export function createSiteDesignEditorSlice(call: Call): SliceCreator<'siteDesignEditor'> {
  return (set, get) => {
    const sync = new DesignSync({
      call,
      get,
      write: (patch) => set(({ siteDesignEditor }) => ({ siteDesignEditor: { ...siteDesignEditor, ...patch } })),
    });

    return {
      status: 'idle',
      place: undefined,
      design: undefined,
      formData: undefined,
      etag: undefined,
      saveState: 'saved',
      isWorking: false,
      load: (place) => sync.load(place),
      touch: () => sync.touch(),
      save: () => sync.save(),
      saveSettingsOnly: () => sync.saveSettingsOnly(),
      keepMine: (theirsWins = new Set()) => sync.keepMine(theirsWins),
      takeTheirs: () => sync.takeTheirs(),
      generate: () => sync.generate(),
    };
  };
}

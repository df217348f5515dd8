import { EDITOR_TEXTS } from '#texts/editor/editor.ts';
import { STEP_TEXTS } from '#texts/editor/cameras.ts';
import type { Offer, Placing } from '@site-designer/api-contract';
import type { ElsewhereChange, Overwritten } from '@site-designer/camera-table';
import { checkName } from '@site-designer/api-contract/names';
import { NetworkError } from '../../../lib/calls/api-problem.ts';
import type { Call } from '../../../lib/calls/call.ts';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { Report, SliceAccess } from '../../../lib/state/slice.ts';
import { Autosave } from './autosave.ts';
import type { SendReplacement } from './stored-replacement.ts';
import { DesignDocument } from './design-document.ts';
import { type DesignPlace, type DocumentState, NO_DOCUMENT, type OfferVersions } from './document-state.ts';
import { entriesIn, type RefusedEntries } from './refused-entries.ts';

/** The open document, the status of loading and saving it, and the commands for the whole of it. */
export interface SiteDesignEditorSlice extends DocumentState {
  readonly status: RequestStatus;
  /** Whether work is pending that the user has to wait for. */
  readonly isWorking: boolean;
  readonly load: (place: DesignPlace) => Promise<void>;
  /** Saves unsaved changes; returns whether none is left. */
  readonly save: () => Promise<boolean>;
  /** Changes the name of the design, which is then saved; returns why it is refused. */
  readonly rename: (name: string) => string | undefined;
  /** Changes the offer as one step that can be undone; a step with the label of the last one continues it. */
  readonly changeOffer: (label: string, offer: Offer) => void;
  /** Changes what is on plans as one step that can be undone. */
  readonly changePlacing: (label: string, placing: Placing, isContinuous?: boolean) => void;
  /** Keeps what was changed on a plan of the site as one step that can be undone. */
  readonly changedElsewhere: (label: string, elsewhere: ElsewhereChange, isContinuous?: boolean) => void;
  /** Ends a conflict by merging both versions; the ids name the conflicts in which the other side wins. */
  readonly keepMine: (theirsWins?: ReadonlySet<string>) => Promise<void>;
  /** Ends a conflict by dropping the user's changes. */
  readonly takeTheirs: () => Promise<void>;
  /** Saves, then has the server replace the content, as one step; returns whether that was done. */
  readonly replace: (label: string, send: SendReplacement) => Promise<boolean>;
  /** Has the stored state kept as a version before the next save. */
  readonly keepVersion: () => void;
  readonly dismissMergeNote: () => void;
  /** Puts a value back that a later one has taken the place of. */
  readonly restoreValue: (value: Overwritten) => void;
  /** A version was stored, here or elsewhere; without one, any may have been. */
  readonly heard: (version?: number) => void;
  readonly setLive: (isLive: boolean) => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly dismissExcess: () => void;
  readonly forgetReverted: () => void;
  /** Keeps what cells did not take. */
  readonly setRefused: (refused: RefusedEntries) => void;
  /** Asks the table to show the first refused entry. */
  readonly showRefused: () => void;
  readonly forgetWantedCell: () => void;
  /** Saves, loads the design again and requests the proposal. */
  readonly generate: () => Promise<void>;
}

interface EditorHost extends SliceAccess<SiteDesignEditorSlice> {
  readonly call: Call;
  readonly report: Report;
  readonly proposal: {
    readonly calculate: () => Promise<void>;
    readonly clear: () => void;
    /** A version that differs from another in its offer alone has the same proposal. */
    readonly carryOver: (versions: OfferVersions) => void;
  };
}

interface DesignEditor {
  readonly document: DesignDocument;
  readonly autosave: Autosave;
  readonly slice: SiteDesignEditorSlice;
}

export function createDesignEditor({ read, write, call, report, proposal }: EditorHost): DesignEditor {
  const document = new DesignDocument({
    read,
    write,
    onChange: () => autosave.touch(),
    onHardwareTypeChange: proposal.clear,
  });
  const autosave = new Autosave({
    call,
    document,
    report,
    write,
    onLeave: proposal.clear,
    onOfferStored: proposal.carryOver,
  });

  async function generate(): Promise<void> {
    document.confirmTyping();
    if (await autosave.save()) {
      if (await autosave.refresh()) await proposal.calculate();
    } else if (document.state.saveState === 'offline') {
      report(EDITOR_TEXTS.generate, new NetworkError('The changes could not be saved before'), generate);
    }
  }

  return {
    document,
    autosave,
    slice: {
      ...NO_DOCUMENT,
      status: 'idle',
      isWorking: false,
      load: (place) => autosave.load(place),
      save: () => autosave.save(),
      rename: (typed) => renamed(document, typed.trim()),
      changeOffer: (label, offer) => document.changeOffer(label, offer),
      changePlacing: (label, placing, isContinuous) => document.changePlacing(label, placing, isContinuous),
      changedElsewhere: (label, elsewhere, isContinuous) => document.changedElsewhere(label, elsewhere, isContinuous),
      keepMine: (theirsWins = new Set()) => autosave.keepMine(theirsWins),
      takeTheirs: () => autosave.takeTheirs(),
      replace: (label, send) => autosave.replace(label, send),
      keepVersion: () => write({ wantsVersion: true }),
      restoreValue: (value) => document.restoreValue(STEP_TEXTS.restored, value),
      heard: (version) => autosave.heard(version),
      setLive: (isLive) => write({ isLive }),
      setReadOnly: (isReadOnly) => write({ isReadOnly }),
      dismissMergeNote: () => write({ mergeNote: undefined }),
      dismissExcess: () => write({ excess: undefined }),
      forgetReverted: () => write({ reverted: undefined }),
      setRefused: (refused) => {
        write({ refused });
        autosave.keep();
      },
      showRefused: () => write({ wantedCell: entriesIn(document.state)[0]?.cell }),
      forgetWantedCell: () => write({ wantedCell: undefined }),
      generate,
    },
  };
}

/** What is wrong with a name; the design has it where nothing is. */
function renamed(document: DesignDocument, name: string): string | undefined {
  const refusal = checkName('siteDesign', name);
  if (refusal === undefined) document.rename(name);
  return refusal;
}

import { DESIGN_FILE_ACTIONS as ACTIONS } from '#texts/pages/lists.ts';
import type { SiteDesign, SiteDesignHeading } from '@site-designer/api-contract';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/calls/call.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import type { Report, SliceAccess } from '../../../lib/state/slice.ts';
import type * as Work from './design-files-work.ts';
import type { Refusal } from './read-design.ts';
import type { SitePlace } from './store-design.ts';
import type { AccountPlace } from './store-in-account.ts';

/** Export and import of design files. The code that writes and reads them is loaded on demand. */
export interface DesignFilesSlice {
  /** Whether an action is pending that the user waits for. */
  readonly isWorking: boolean;
  readonly refusal: Refusal | undefined;
  /** Name of the last imported design. */
  readonly imported: string | undefined;
  /** Floors of its file that the site has no plan of: their cameras are not placed. */
  readonly waiting: readonly string[];
  readonly exportStored: (design: SiteDesignHeading) => Promise<void>;
  readonly importInto: (place: SitePlace, file: File) => Promise<void>;
  /** Stores a design in the account completely; undefined if that failed, and nothing is stored. */
  readonly storeInAccount: (place: AccountPlace, design: NamedDesign) => Promise<SiteDesign | undefined>;
  readonly dismiss: () => void;
}

interface DesignFilesHost extends SliceAccess<DesignFilesSlice> {
  readonly call: Call;
  readonly report: Report;
  /** Called after a design has been added to a site. */
  readonly onImport: () => Promise<void>;
}

const NO_OUTCOME = { refusal: undefined, imported: undefined, waiting: [] } as const;

export function createDesignFilesSlice({ write, call, report, onImport }: DesignFilesHost): DesignFilesSlice {
  async function wait<T>(action: string, act: (work: typeof Work) => Promise<T>): Promise<T | undefined> {
    write({ ...NO_OUTCOME, isWorking: true });
    try {
      return await act(await loadChunk(import('./design-files-work.ts')));
    } catch (cause) {
      report(action, cause);
      return undefined;
    } finally {
      write({ isWorking: false });
    }
  }

  return {
    ...NO_OUTCOME,
    isWorking: false,
    exportStored: (heading) => wait(ACTIONS.export, ({ exportStored }) => exportStored(call, heading)),
    importInto: (place, file) =>
      wait(ACTIONS.import, async ({ importInto }) => {
        const outcome = await importInto(call, place, file);
        if ('imported' in outcome) await onImport();
        write(outcome);
      }),
    storeInAccount: (place, design) => wait(ACTIONS.take, (work) => work.storeInAccount(call, place, design)),
    dismiss: () => write(NO_OUTCOME),
  };
}

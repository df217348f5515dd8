import { DESIGN_FILE_TEXTS } from '#texts/editor/design-files.ts';
import type { SiteDesign, SiteDesignHeading } from '@site-designer/api-contract';
import { getCatalogue } from '@site-designer/api-contract/addresses';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/calls/call.ts';
import { loadChunk } from '../../../lib/calls/load-chunk.ts';
import type { Report, SliceAccess } from '../../../lib/state/slice.ts';
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
  async function wait<T>(action: string, work: () => Promise<T>): Promise<T | undefined> {
    write({ ...NO_OUTCOME, isWorking: true });
    try {
      return await work();
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
    exportStored: (heading) =>
      wait(DESIGN_FILE_TEXTS.export, async () => {
        const [{ exportDesign }, { designWithBackup, storedOnPlans }] = await loadChunk(
          Promise.all([import('./export-design.ts'), import('./design-with-backup.ts')]),
        );
        exportDesign(await designWithBackup(call, heading), await storedOnPlans(call, heading));
      }),
    importInto: (place, file) =>
      wait(DESIGN_FILE_TEXTS.import, async () => {
        const [[{ readDesign }, { storeDesign }], { data }] = await Promise.all([
          loadChunk(Promise.all([import('./read-design.ts'), import('./store-design.ts')])),
          call(getCatalogue, {}),
        ]);
        const read = await readDesign(file, data.catalogue);
        if (!('design' in read)) return write({ refusal: read });
        const { name, floors } = await storeDesign(call, place, read.design);
        await onImport();
        write({ imported: name, waiting: floors });
      }),
    storeInAccount: (place, design) =>
      wait(DESIGN_FILE_TEXTS.take, async () => {
        const { storeInAccount } = await loadChunk(import('./store-in-account.ts'));
        return storeInAccount(call, place, design);
      }),
    dismiss: () => write(NO_OUTCOME),
  };
}

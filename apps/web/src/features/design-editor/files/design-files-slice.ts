import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import type { SiteDesign, SiteDesignHeading } from '@site-designer/api-contract';
import type { NamedDesign } from '@site-designer/design-file';
import { brought } from '../../../lib/brought.ts';
import type { Call } from '../../../lib/call.ts';
import type { SliceCreator } from '../../../store/slice.ts';
import type { SitePlace } from './site-place.ts';
import type { TakeTarget } from './take-design.ts';
import type { Refusal } from './read-design.ts';

/** Designs out to files, and in again. What reads and writes them comes only when it is needed. */
export interface DesignFilesSlice {
  /** Whether an action is pending that the user has to wait for. */
  readonly isWorking: boolean;
  /** Why the file that was chosen last made no design. */
  readonly refusal: Refusal | undefined;
  /** Name of the design that was imported last. */
  readonly imported: string | undefined;
  readonly exportStored: (design: SiteDesignHeading) => Promise<void>;
  readonly importInto: (place: SitePlace, file: File) => Promise<void>;
  /** Stores a design in the account; undefined where that failed, and then nothing of it is there. */
  readonly take: (target: TakeTarget, design: NamedDesign) => Promise<SiteDesign | undefined>;
  readonly dismiss: () => void;
}

const NOTHING = { refusal: undefined, imported: undefined } as const;

export function createDesignFilesSlice(call: Call): SliceCreator<'designFiles'> {
  return (set, get) => {
    const write = (patch: Partial<DesignFilesSlice>) =>
      set(({ designFiles }) => ({ designFiles: { ...designFiles, ...patch } }));

    async function wait(action: string, work: () => Promise<Partial<DesignFilesSlice>>): Promise<void> {
      write({ ...NOTHING, isWorking: true });
      try {
        write(await work());
      } catch (cause) {
        get().failure.report(action, cause);
      } finally {
        write({ isWorking: false });
      }
    }

    async function take(target: TakeTarget, design: NamedDesign): Promise<SiteDesign | undefined> {
      let taken: SiteDesign | undefined;
      await wait(DESIGN_FILE_TEXTS.take, async () => {
        const { takeDesign } = await brought(import('./take-design.ts'));
        taken = await takeDesign(call, target, design);
        return NOTHING;
      });
      return taken;
    }

    async function imported(place: SitePlace, file: File): Promise<Partial<DesignFilesSlice>> {
      const [{ readDesign }, { storeDesign }] = await brought(
        Promise.all([import('./read-design.ts'), import('./store-design.ts')]),
      );
      const read = await readDesign(file);
      if (!('design' in read)) return { refusal: read };
      const { name } = await storeDesign(call, place, read.design);
      await get().siteDesign.reload();
      return { imported: name };
    }

    async function exported(design: SiteDesignHeading): Promise<Partial<DesignFilesSlice>> {
      const [{ exportDesign }, { designWithUnsent }] = await brought(
        Promise.all([import('./export-design.ts'), import('./design-with-unsent.ts')]),
      );
      exportDesign(await designWithUnsent(call, design));
      return NOTHING;
    }

    return {
      ...NOTHING,
      isWorking: false,
      exportStored: (design) => wait(DESIGN_FILE_TEXTS.export, () => exported(design)),
      importInto: (place, file) => wait(DESIGN_FILE_TEXTS.import, () => imported(place, file)),
      take,
      dismiss: () => write(NOTHING),
    };
  };
}

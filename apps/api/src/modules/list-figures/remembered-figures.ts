import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { calculateProposal, defaultServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import type { PriceList } from '@site-designer/api-contract';
import { USUAL_LANGUAGE } from '@site-designer/texts';
import { languageInUse } from '../../texts/language-in-use.ts';
import type { FiguresPlace, FiguresStore, ListedKind, RememberedFigures } from './figures-store.ts';
import type { SizedFigures } from './sized-figures.ts';

/** What is sized of an entry of a list. */
export interface SizedEntry {
  readonly id: number;
  /** All that its sizing follows from, besides what computes it and the prices. */
  readonly basis: unknown;
  readonly size: () => Promise<SizedFigures | null>;
}

type Remembered = (
  kind: ListedKind,
  priceList: PriceList | undefined,
  entries: readonly SizedEntry[],
) => Promise<ReadonlyMap<number, SizedFigures | null>>;

/** A transaction of a file takes as long as several sizings. */
const AT_ONCE = 50;

/** Sizes entries of lists, and remembers their figures until the entry, the prices, or what computes them changes. */
export function rememberedFigures(figures: FiguresStore, catalogue: Catalogue): Remembered {
  let computedBy: unknown;

  return async (kind, priceList, entries) => {
    computedBy ??= [versionsWith(catalogue), digestOf(catalogue)];
    const context = digestOf([computedBy, priceList]);
    const ids = entries.map(({ id }) => id);
    const place = placeOf(kind);
    const known = new Map((await figures.remembered(place, ids)).map((each) => [each.itemId, each]));
    const all = new Map<number, SizedFigures | null>();
    let fresh: RememberedFigures[] = [];
    // The answer does not depend on whether it could be remembered.
    const remember = async () => {
      if (fresh.length > 0) await figures.remember(place, fresh).catch(() => undefined);
      fresh = [];
    };
    for (const { id, basis, size } of entries) {
      const state = digestOf([context, basis]);
      const remembered = known.get(id);
      if (remembered?.state === state) {
        all.set(id, JSON.parse(remembered.figures) as SizedFigures | null);
        continue;
      }
      // Other requests are answered between two sizings.
      await nextTurn();
      const sized = await size();
      all.set(id, sized);
      fresh.push({ itemId: id, state, figures: JSON.stringify(sized) });
      if (fresh.length === AT_ONCE) await remember();
    }
    await remember();
    return all;
  };
}

/** Figures name hardware in words: each language has its own. */
function placeOf(kind: ListedKind): FiguresPlace {
  const language = languageInUse();
  return language === USUAL_LANGUAGE ? kind : `${kind} ${language}`;
}

/** Versions of the engine and of its model, as an answer says them. */
function versionsWith(catalogue: Catalogue): unknown {
  const empty = { cameras: [], serverSettings: defaultServerSettings(catalogue) };
  return calculateProposal(empty, catalogue, { headroom: false, failure: false, alternatives: false }).versions;
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

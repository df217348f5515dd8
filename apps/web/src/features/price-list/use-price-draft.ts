import { updatePriceList, type PriceList } from '@site-designer/api-contract/design-addresses';
import { PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import { namesOf } from '@site-designer/price-list';
import { useMemo, useState } from 'react';
import type { Call } from '../../lib/calls/call.ts';
import type { Report } from '../../lib/state/slice.ts';
import { readStored, writeStored } from '../../lib/state/stored.ts';
import {
  checkedDraft,
  draftOf,
  emptyLine,
  isEmptyLine,
  isSameDraft,
  type CheckedDraft,
  type Draft,
  type DraftLine,
} from './price-draft.ts';

export interface PriceHost {
  readonly call: Call;
  readonly report: Report;
}

export interface PriceDraft {
  readonly draft: Draft;
  readonly checked: CheckedDraft;
  readonly isChanged: boolean;
  /** Whether it started with restored unsaved changes. */
  readonly isRestored: boolean;
  /** Whether this browser keeps the unsaved changes. */
  readonly isKept: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** Whether a save was refused: then every error is shown. */
  readonly isRefused: boolean;
  readonly change: (change: (before: Draft) => Draft) => void;
  readonly addLine: () => number;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
}

interface DraftInput {
  readonly host: PriceHost;
  readonly user: string;
  readonly stored: PriceList;
  readonly wanted: readonly string[];
}

type Phase = 'typing' | 'refused' | 'saving' | 'saved';

export function usePriceDraft({ host, user, stored: loaded, wanted }: DraftInput): PriceDraft {
  const [stored, setStored] = useState(() => draftOf(loaded));
  const [kept] = useState(() => keptDraft(user));
  const [draft, setDraft] = useState(() => withLinesFor(kept ?? stored, wanted));
  const [isKept, setIsKept] = useState(true);
  const [phase, setPhase] = useState<Phase>('typing');
  const checked = useMemo(() => checkedDraft(draft), [draft]);

  function show(next: Draft, phaseNow: Phase, base: Draft): void {
    setDraft(next);
    setPhase(phaseNow);
    setIsKept(writeStored(keyOf(user), isSameDraft(next, base) ? undefined : next));
  }

  async function save(): Promise<void> {
    const filled = { ...draft, lines: draft.lines.filter((line) => !isEmptyLine(line)) };
    const { priceList, errors } = checkedDraft(filled);
    if (errors.size > 0) return show(filled, 'refused', stored);
    setPhase('saving');
    try {
      const { data } = await host.call(updatePriceList, { body: { priceList } });
      const next = draftOf(data.priceList);
      setStored(next);
      show(next, 'saved', next);
    } catch (cause) {
      setPhase('typing');
      host.report(TEXTS.failed, cause);
    }
  }

  return {
    draft,
    checked,
    isChanged: !isSameDraft(draft, stored),
    isRestored: kept !== undefined,
    isKept,
    isSaving: phase === 'saving',
    isSaved: phase === 'saved',
    isRefused: phase === 'refused',
    change: (change) => show(change(draft), phase === 'refused' ? 'refused' : 'typing', stored),
    addLine: () => {
      const line = emptyLine(nextKey(draft.lines));
      show({ ...draft, lines: [line, ...draft.lines] }, 'typing', stored);
      return line.key;
    },
    discard: () => show(stored, 'typing', stored),
    save,
  };
}

/** Unsaved changes of a price list, stored in this browser for the user who made them. */
function keyOf(user: string): string {
  return `site-designer.price-list.${user}`;
}

/** The stored draft; undefined if there is none, or one of an unknown form. */
function keptDraft(user: string): Draft | undefined {
  const kept = readStored(keyOf(user)) as Partial<Draft> | undefined;
  return Array.isArray(kept?.lines) && typeof kept.currency === 'string' ? (kept as Draft) : undefined;
}

export function nextKey(lines: readonly DraftLine[]): number {
  return lines.reduce((most, { key }) => Math.max(most, key), -1) + 1;
}

function withLinesFor(draft: Draft, wanted: readonly string[]): Draft {
  const known = new Set(draft.lines.flatMap(namesOf));
  const missing = wanted.filter((designation) => namesOf({ designation, sku: '' }).some((name) => !known.has(name)));
  const first = nextKey(draft.lines);
  return { ...draft, lines: [...missing.map((name, index) => emptyLine(first + index, name)), ...draft.lines] };
}

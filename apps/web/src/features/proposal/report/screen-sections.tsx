import { SECTION_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import type { ReactNode } from 'react';
import { Alternatives } from '../answer/alternatives.tsx';
import { ToKnow, hasToKnow } from '../answer/to-know.tsx';
import { BillOfMaterials } from '../bill/bill-of-materials.tsx';
import { WhatIsRecorded } from '../figures/what-is-recorded.tsx';
import type { PartId } from './parts.tsx';
import type { ReportInput } from './report-input.ts';

/** A section of the proposal on the screen: content of its own, parts, and parts behind a fold. */
export interface ScreenSection {
  /** Its anchor on the page: `…/proposal#bill`. */
  readonly id: string;
  readonly title: string;
  /** Omitted if it always applies. */
  readonly applies?: (input: ReportInput) => boolean;
  readonly Content?: (input: ReportInput) => ReactNode;
  readonly parts?: readonly PartId[];
  readonly folded?: { readonly title: string; readonly parts: readonly PartId[] };
}

/** What follows the answer, in the order in which it is asked for. */
export const SCREEN_SECTIONS: readonly ScreenSection[] = [
  { id: 'warnings', title: TEXTS.toKnow, applies: hasToKnow, Content: ToKnow },
  {
    id: 'alternatives',
    title: TEXTS.alternatives,
    applies: ({ proposal }) => proposal.alternatives.length > 0,
    Content: Alternatives,
  },
  { id: 'bill', title: TEXTS.bill, Content: BillOfMaterials },
  {
    id: 'recorded',
    title: TEXTS.recorded,
    applies: ({ question }) => question !== undefined,
    Content: WhatIsRecorded,
  },
  {
    id: 'hardware',
    title: TEXTS.hardware,
    parts: ['solution', 'server', 'live-database', 'archive', 'network', 'management-server'],
    folded: { title: TEXTS.site, parts: ['physical', 'plan'] },
  },
  {
    id: 'computed',
    title: TEXTS.computed,
    folded: {
      title: TEXTS.computedParts,
      parts: [
        'loads',
        'headroom',
        'retention',
        'demand',
        'storage-by-group',
        'ledger',
        'failure',
        'failing-disks',
        'licences',
        'information',
        'terms',
        'developers',
      ],
    },
  },
];

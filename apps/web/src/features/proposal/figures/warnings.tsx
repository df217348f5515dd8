import type { DatabaseProposal, Warning, WarningCode } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';

/** The chapter that a warning is about. */
export type WarningPlace = 'platform' | 'servers' | 'storage' | 'clients' | 'management' | 'demand';

const PLACES: Readonly<Record<WarningCode, WarningPlace>> = {
  'express-plus-limit': 'platform',
  'machine-cameras': 'servers',
  'jbod-loss': 'storage',
  'raid5-rebuild': 'storage',
  'client-data-rate': 'clients',
  'management-level-exceeded': 'management',
  'contact-presales': 'management',
  'frame-rate-extrapolated': 'demand',
  'rebuild-loss': 'storage',
  'rebuild-load': 'storage',
  'disk-workload': 'storage',
  'retention-rule-broken': 'demand',
  'retention-rules-clash': 'demand',
};

interface WarningsProps {
  readonly warnings: readonly Warning[];
  /** All of them where it is left out. */
  readonly place?: WarningPlace;
}

/** Warnings, beside what caused them. */
export function Warnings({ warnings, place }: WarningsProps): ReactNode {
  return warningsAt(warnings, place).map(({ message }) => (
    <Banner key={message} tone="near">
      {message}
    </Banner>
  ));
}

export function warningsAt(warnings: readonly Warning[], place?: WarningPlace): readonly Warning[] {
  return place === undefined ? warnings : warnings.filter(({ code }) => PLACES[code] === place);
}

/** Warnings about the disks of one database of several. */
export function databaseWarnings(warnings: readonly Warning[], database: DatabaseProposal): readonly Warning[] {
  return warnings.filter(({ code }) => database.warnings.includes(code));
}

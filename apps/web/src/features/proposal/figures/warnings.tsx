import type { WarningCode } from '@site-designer/sizing-engine';
import type { DatabaseProposal, Warning } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import paper from '../print/paper.module.css';

type WarningPlace = 'platform' | 'servers' | 'storage' | 'clients' | 'management' | 'demand';

const PLACES: Readonly<Record<WarningCode, WarningPlace>> = {
  'no-failover': 'servers',
  'unknown-kind': 'platform',
  'purpose-without-angle': 'demand',
  'live-view': 'clients',
  'server-motion': 'servers',
  'disks-nearly-full': 'storage',
  'second-archive-costs': 'storage',
  'binding-setting': 'servers',
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
  'evidence-lock-edition': 'platform',
  'evidence-lock-cameras': 'demand',
  'second-archive-unused': 'storage',
};

/** Warnings that customers get too: consequences for the recordings. The others are for designers. */
const FOR_CUSTOMERS: ReadonlySet<WarningCode> = new Set([
  'no-failover',
  'express-plus-limit',
  'jbod-loss',
  'raid5-rebuild',
  'rebuild-loss',
  'retention-rule-broken',
] as const);

export function isForCustomers({ code }: Warning): boolean {
  return FOR_CUSTOMERS.has(code);
}

interface WarningsProps {
  readonly warnings: readonly Warning[];
}

/** Warnings; in print only those for its reader. */
export function Warnings({ warnings }: WarningsProps): ReactNode {
  return warnings.map((warning) => (
    <div key={warning.message} className={classNames(!isForCustomers(warning) && paper.forEngineer)}>
      <Banner tone="near">{warning.message}</Banner>
    </div>
  ));
}

interface WarningsBesideProps extends WarningsProps {
  /** All of them if omitted. */
  readonly place?: WarningPlace;
}

/** Warnings beside their causes; in print they share a chapter. */
export function WarningsBeside({ warnings, place }: WarningsBesideProps): ReactNode {
  return warningsAt(warnings, place).map(({ message }) => (
    <div key={message} className="no-print">
      <Banner tone="near">{message}</Banner>
    </div>
  ));
}

export function warningsAt(warnings: readonly Warning[], place?: WarningPlace): readonly Warning[] {
  return place === undefined ? warnings : warnings.filter(({ code }) => PLACES[code] === place);
}

export function databaseWarnings(warnings: readonly Warning[], database: DatabaseProposal): readonly Warning[] {
  return warnings.filter(({ code }) => database.warnings.includes(code));
}

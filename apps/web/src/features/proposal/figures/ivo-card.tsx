import { APPLIANCE_TEXTS as TEXTS, SOLUTION_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import type { HuskyIvoSpec } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import styles from './ivo-card.module.css';
import { SpecList, type Spec } from './spec-list.tsx';

interface IvoCardProps {
  readonly spec: HuskyIvoSpec;
  readonly quantity: number;
}

export function IvoCard({ spec, quantity }: IvoCardProps): ReactNode {
  const { sku, modelName, imageUrl } = spec;
  return (
    <section className={styles.card} aria-label={modelName}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h4 className={styles.sku}>{sku}</h4>
          <p className="muted">{modelName}</p>
        </div>
        <img src={imageUrl} alt={TEXTS.drawing(spec.formFactorLabel)} className={styles.image} />
      </div>
      <SpecList specs={specsOf(spec, quantity)} />
    </section>
  );
}

function specsOf(spec: HuskyIvoSpec, quantity: number): Spec[] {
  return [
    [TEXTS.model, explained('sku', TEXTS.model, spec.sku)],
    [
      SOLUTION_TEXTS.quantity,
      <Explained key="quantity" path="huskyProposal.serverQuantity" name={TEXTS.appliances}>
        {quantity}
      </Explained>,
    ],
    [TEXTS.dataSheet, dataSheet(spec)],
    [TEXTS.formFactor, spec.formFactorLabel],
    [TEXTS.processor, explained('processorType', TEXTS.processor, spec.processorType)],
    [TEXTS.operatingSystem, explained('operatingSystem', TEXTS.operatingSystem, spec.operatingSystem)],
    [TEXTS.bays, explained('storageTypeLabel', TEXTS.bays, spec.storageTypeLabel)],
    [TEXTS.diskCapacity, explained('storageCapacityLabel', TEXTS.diskCapacity, spec.storageCapacityLabel)],
    [SOLUTION_TEXTS.ram, explained('ram', SOLUTION_TEXTS.ram, spec.ram && <Figure value={spec.ram} unit="GB" />)],
    [TEXTS.osDrive, explained('osDrive', TEXTS.osDrive, spec.osDrive)],
  ];
}

/** A fact with an explanation; null if it is unknown. */
function explained(field: string, name: string, fact: ReactNode): ReactNode {
  if (fact === null) return null;
  return (
    <Explained key={field} path={`huskyProposal.huskyIvoSpec.${field}`} name={name}>
      {fact}
    </Explained>
  );
}

function dataSheet({ dataSheetLink, dataSheetLabel }: HuskyIvoSpec): ReactNode {
  if (dataSheetLink === null) return null;
  return (
    <a href={dataSheetLink} target="_blank" rel="noreferrer">
      {dataSheetLabel ?? dataSheetLink}
    </a>
  );
}

import { usablePath } from '@site-designer/sizing-engine/explanations';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS, SITE_STEPS } from '#texts/editor/site.ts';
import { amountText } from '../page/amount.tsx';
import { fieldId } from './field-id.ts';
import { KindSelect } from '../page/kind-select.tsx';
import { NumberSetting } from '../page/setting-field.tsx';
import type { SiteInput } from '../page/site-input.ts';
import styles from '../page/site-page.module.css';

/** What is asked of the network. */
export function NetworkFields({ settings, catalogue, proposal, onSettings }: SiteInput): ReactNode {
  const { network } = settings;
  if (network === null) return null;
  const { uplinkUsePercent: usePercent } = network;
  const change = (part: Partial<typeof network>, label: string, isContinued = false): string | undefined =>
    onSettings({ ...settings, network: { ...network, ...part } }, label, isContinued);
  return (
    <div className={styles.fields}>
      <KindSelect
        label={TEXTS.kind}
        className={styles.wide}
        value={network.switchKind}
        none={TEXTS.auto}
        kinds={catalogue.switchKinds}
        onChange={(switchKind) => void change({ switchKind }, SITE_STEPS.network)}
      />
      <NumberSetting
        id={fieldId('sparePortsPercent')}
        label={TEXTS.spare}
        unit="%"
        value={network.sparePortsPercent}
        onType={(value, isContinued) => change({ sparePortsPercent: value! }, TEXTS.spare, isContinued)}
      />
      <NumberSetting
        id={fieldId('uplinkUsePercent')}
        label={TEXTS.use}
        unit="%"
        value={usePercent}
        onType={(value, isContinued) => change({ uplinkUsePercent: value! }, TEXTS.use, isContinued)}
      />
      <NumberSetting
        id={fieldId('uplinksUsed')}
        label={TEXTS.used}
        value={network.uplinksUsed}
        onType={(value, isContinued) => change({ uplinksUsed: value! }, TEXTS.used, isContinued)}
      />
      <NumberSetting
        id={fieldId('sharedUplinkMbit')}
        label={TEXTS.shared}
        unit="Mbit/s"
        value={network.sharedUplinkMbit}
        onType={(value, isContinued) => change({ sharedUplinkMbit: value! }, TEXTS.shared, isContinued)}
      />
      {network.sharedUplinkMbit > 0 && proposal?.network && (
        <p className={styles.beside}>
          {TEXTS.carries(
            amountText(proposal.network.core.rateMbit, 'Mbit/s'),
            amountText(usablePath.compute({ usePercent, linkMbit: network.sharedUplinkMbit }), 'Mbit/s'),
          )}
        </p>
      )}
    </div>
  );
}

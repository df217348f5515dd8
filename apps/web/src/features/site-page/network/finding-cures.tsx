import type { ReactNode } from 'react';
import { NETWORK_TEXTS, SITE_STEPS } from '#texts/editor/site.ts';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { fieldId, type MendingField } from './field-id.ts';
import type { NetworkPlan } from '../page/network-plan.ts';
import type { SiteGroup, SiteInput } from '../page/site-input.ts';

const TEXTS = NETWORK_TEXTS.mend;

type FindingCode = NetworkPlan['findings'][number]['code'];

/** Findings of which only the user knows what mends them, with the fields that do. */
const FIELDS: Readonly<Partial<Record<FindingCode, readonly MendingField[]>>> = {
  uplink: ['uplinksUsed', 'uplinkUsePercent'],
  ports: ['sparePortsPercent'],
  'cable-length': ['closet', 'cableM'],
  'shared-uplink': ['sharedUplinkMbit'],
};

const OF_GROUP: ReadonlySet<MendingField> = new Set(['closet', 'cableM']);

/** Findings about the power of a camera. */
const POWER: ReadonlySet<FindingCode> = new Set(['poe-class', 'port-watts', 'poe-budget']);

interface FindingCuresProps {
  readonly input: SiteInput;
  readonly code: FindingCode;
  readonly group: SiteGroup | undefined;
}

/** Buttons that mend a finding: they change a setting as one step, or lead to the field that is to be changed. */
export function FindingCures({ input, code, group }: FindingCuresProps): ReactNode {
  return (
    <>
      {POWER.has(code) && <PowerCures {...{ input, group }} />}
      {FIELDS[code]?.map((field) => (
        <GuardedButton
          key={field}
          size="small"
          onClick={() => leadTo(fieldId(field, OF_GROUP.has(field) ? group?.cameraGroupId : undefined))}
        >
          {TEXTS[field]}
        </GuardedButton>
      ))}
    </>
  );
}

/** As the Tab key comes to a field: what is typed there replaces its text. */
function leadTo(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

function PowerCures({ input, group }: Omit<FindingCuresProps, 'code'>): ReactNode {
  const { settings, onSettings, onGroup } = input;
  const { network } = settings;
  return (
    <>
      {network !== null && network.switchKind !== '' && (
        <GuardedButton
          size="small"
          onClick={() => void onSettings({ ...settings, network: { ...network, switchKind: '' } }, SITE_STEPS.network)}
        >
          {TEXTS.auto}
        </GuardedButton>
      )}
      {group && (
        <GuardedButton size="small" onClick={() => void onGroup(group, { network: { poeClass: null } })}>
          {TEXTS.ownSupply}
        </GuardedButton>
      )}
    </>
  );
}

import { switchSums } from '@site-designer/sizing-engine/comparison';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS, SITE_STEPS } from '#texts/editor/site.ts';
import { COLON } from '@site-designer/texts';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { GuardedFields } from '../../../ui/fields/guarded-fields.tsx';
import { Amount, amountText } from '../page/amount.tsx';
import { CameraConnections } from './camera-connections.tsx';
import { ClosetTable, usableOf } from './closet-table.tsx';
import { Finding } from './finding.tsx';
import { NetworkFields } from './network-fields.tsx';
import { networkLead } from './network-lead.ts';
import type { NetworkPlan } from '../page/network-plan.ts';
import type { SiteInput } from '../page/site-input.ts';
import { SwitchKinds } from './switch-kinds.tsx';
import styles from '../page/site-page.module.css';

/** The switches between cameras and servers; one press asks for them. */
export function NetworkSection(input: SiteInput): ReactNode {
  const { settings, proposal, onSettings } = input;
  const asked = settings.network;
  const change = (network: typeof asked): void => void onSettings({ ...settings, network }, SITE_STEPS.network);
  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <h2>{TEXTS.title}</h2>
        {asked === null ? (
          <GuardedButton look="primary" onClick={() => change(NETWORK_DEFAULTS)}>
            {TEXTS.start}
          </GuardedButton>
        ) : (
          <GuardedButton size="small" onClick={() => change(null)}>
            {TEXTS.stop}
          </GuardedButton>
        )}
      </div>
      {asked === null && <p className="muted">{TEXTS.intro}</p>}
      {asked !== null && <Plan {...input} network={proposal?.network ?? undefined} />}
    </section>
  );
}

interface PlanProps extends SiteInput {
  readonly network: NetworkPlan | undefined;
}

function Plan({ network, ...input }: PlanProps): ReactNode {
  return (
    <>
      {network && <Lead {...input} network={network} />}
      {network && <Facts network={network} catalogue={input.catalogue} />}
      <div className={styles.card}>
        <GuardedFields>
          <NetworkFields {...input} />
        </GuardedFields>
        {network && <ClosetTable {...input} network={network} />}
      </div>
      {network?.findings
        .filter(({ closet }) => closet === null)
        .map((finding) => (
          <Finding key={finding.code} {...{ finding, input }} />
        ))}
      <GuardedFields>
        <CameraConnections {...input} />
      </GuardedFields>
      <div className={styles.reasons}>
        <section className={styles.why}>
          <h3>{TEXTS.why}</h3>
          <p>{TEXTS.whyText}</p>
        </section>
        <SwitchKinds {...input} />
      </div>
    </>
  );
}

interface LeadProps extends SiteInput {
  readonly network: NetworkPlan;
}

function Lead({ network, ...input }: LeadProps): ReactNode {
  const { reserved, budget } = poeOf(network, input);
  return (
    <p className={styles.lead}>
      <strong>{networkLead(network)}</strong>
      {COLON}
      <Amount value={network.core.rateMbit} unit="Mbit/s" path="network.core.rateMbit" name={TEXTS.rate} />{' '}
      {budget === 0
        ? `${TEXTS.rate}.`
        : `${TEXTS.rate}, ${TEXTS.poe(amountText(reserved, 'W'), amountText(budget, 'W'))}.`}
    </p>
  );
}

/** What all switches reserve, and have, W. */
function poeOf({ closets }: NetworkPlan, input: SiteInput): { readonly reserved: number; readonly budget: number } {
  const budgets = closets.map(
    (closet) => switchSums(closet.switches).switches * (usableOf(closet, input)?.budgetW ?? 0),
  );
  return {
    reserved: switchSums(closets.flatMap(({ switches }) => switches)).reservedW,
    budget: budgets.reduce((total, each) => total + each, 0),
  };
}

interface FactsProps extends Pick<SiteInput, 'catalogue'> {
  readonly network: NetworkPlan;
}

function Facts({ network, catalogue }: FactsProps): ReactNode {
  const { closets, core, cable } = network;
  const { facts } = TEXTS;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{facts.switches}</dt>
        <dd>{kindsOf({ network, catalogue })}</dd>
      </div>
      <div>
        <dt>{facts.core}</dt>
        <dd>
          <Amount value={core.ports} unit="" path="network.core.ports" name={facts.core} />
        </dd>
      </div>
      <div>
        <dt>{facts.cable}</dt>
        <dd>
          {cable.metres > 0 ? (
            <>
              <Amount value={cable.metres} unit="m" path="network.cable.metres" name={facts.cable} />,{' '}
              {facts.boxes(cable.boxes)}
            </>
          ) : (
            facts.noCable
          )}
          {cable.metres > 0 && cable.unknownCameras > 0 && <small>{facts.unknown(cable.unknownCameras)}</small>}
        </dd>
      </div>
      <div>
        <dt>{facts.power}</dt>
        <dd>
          {closets.map((closet, at) => (
            <Power key={closet.closet} closet={closet} path={`network.closets[${at}]`} isNamed={closets.length > 1} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

interface PowerProps {
  readonly closet: NetworkPlan['closets'][number];
  readonly path: string;
  readonly isNamed: boolean;
}

function Power({ closet, path, isNamed }: PowerProps): ReactNode {
  const { powerW, heatBtuPerHour, switches } = closet;
  const { facts } = TEXTS;
  if (powerW === null || heatBtuPerHour === null) return null;
  return (
    <span className={styles.power}>
      {switchSums(switches).isDrawnKnown ? '' : `${facts.atLeast} `}
      <Amount value={powerW} unit="W" path={`${path}.powerW`} name={facts.power} />
      {', '}
      <Amount value={heatBtuPerHour} unit="BTU/h" path={`${path}.heatBtuPerHour`} name={facts.power} />
      {isNamed && <small>{closet.closet || TEXTS.noName}</small>}
    </span>
  );
}

function kindsOf({ network: { closets }, catalogue }: FactsProps): string {
  const texts = catalogue.switchKinds.flatMap(({ id, name }) => {
    const all = closets.flatMap(({ switchKind, switches }) => (switchKind === id ? switches : []));
    const count = switchSums(all).switches;
    return count === 0 ? [] : [TEXTS.switches(count, name)];
  });
  return texts.length === 0 ? TEXTS.noSwitch : texts.join('; ');
}

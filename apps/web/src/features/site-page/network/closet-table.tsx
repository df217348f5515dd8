import { sharesOfSwitch, usableSwitch, type UsableSwitch } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { Amount, amountText } from '../page/amount.tsx';
import { Finding } from './finding.tsx';
import { LoadBar } from '../page/load-bar.tsx';
import type { NetworkPlan } from '../page/network-plan.ts';
import { siteGroups, type SiteGroup, type SiteInput } from '../page/site-input.ts';
import styles from './closet-table.module.css';

interface ClosetTableProps extends SiteInput {
  readonly network: NetworkPlan;
}

type PlannedCloset = NetworkPlan['closets'][number];

/** One row for each closet, and one line in it for switches with the same cameras. */
export function ClosetTable(props: ClosetTableProps): ReactNode {
  const { network, rows } = props;
  const groups = siteGroups(rows);
  return (
    <table className={styles.closets} aria-label={TEXTS.closets}>
      <thead>
        <tr>
          {Object.values(TEXTS.columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {network.closets.map((closet, at) => (
        <ClosetRows
          key={closet.closet}
          {...props}
          {...{ closet, groups }}
          place={at}
          usable={usableOf(closet, props)}
        />
      ))}
    </table>
  );
}

/** What cameras may take of a switch of a closet: the ends of its bars. */
export function usableOf(
  { switchKind }: PlannedCloset,
  { settings: { network }, catalogue }: SiteInput,
): UsableSwitch | undefined {
  const kind = catalogue.switchKinds.find(({ id }) => id === switchKind);
  return kind && network ? usableSwitch(kind, network) : undefined;
}

interface ClosetRowsProps extends ClosetTableProps {
  readonly closet: PlannedCloset;
  readonly place: number;
  readonly groups: readonly SiteGroup[];
  readonly usable: UsableSwitch | undefined;
}

function ClosetRows({ closet, place, groups, usable, network, ...input }: ClosetRowsProps): ReactNode {
  const findings = network.findings.filter((each) => each.closet === closet.closet);
  const { switches } = closet;
  const own = groups.filter(({ first }) => first.network.closet === closet.closet);
  return (
    <tbody data-has-finding={findings.length > 0 || undefined}>
      {switches.length === 0 && (
        <tr>
          <ClosetName closet={closet} groups={own.map(({ title, first }) => TEXTS.switches(first.quantity, title))} />
          <td colSpan={5}>{TEXTS.noSwitch}</td>
        </tr>
      )}
      {switches.map((alike, at) => (
        <tr key={at}>
          <ClosetName closet={closet} groups={namesOf(alike, groups)} isMore={at > 0} />
          <td data-label={TEXTS.columns.kind}>
            <strong>{TEXTS.switches(alike.count, usable?.kind.name ?? closet.switchKind ?? '')}</strong>
            <small>{closet.provenLeast ? TEXTS.least : TEXTS.notLeast(closet.lowerBound ?? 1)}</small>
          </td>
          {usable && <Loads {...{ alike, usable }} path={`network.closets[${place}].switches[${at}]`} />}
          <td data-label={TEXTS.columns.by}>
            {closet.decidedBy && <strong>{TEXTS.by[closet.decidedBy]}</strong>}
            {closet.decidedBy && usable && (
              <small>{amountText(100 * sharesOfSwitch(usable, alike)[closet.decidedBy], '%')}</small>
            )}
          </td>
        </tr>
      ))}
      {findings.length > 0 && (
        <tr>
          <td colSpan={6} className={styles.findings}>
            {findings.map((finding) => (
              <Finding
                key={`${finding.code} ${finding.cameraGroupId}`}
                {...{ finding, input }}
                group={groups.find(({ cameraGroupId }) => cameraGroupId === finding.cameraGroupId)}
              />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}

type Alike = PlannedCloset['switches'][number];

function namesOf({ groups: dealt }: Alike, groups: readonly SiteGroup[]): readonly string[] {
  return dealt.map(({ cameraGroupId, cameras }) => {
    const title = groups.find((each) => each.cameraGroupId === cameraGroupId)?.title ?? '';
    return TEXTS.switches(cameras, title);
  });
}

interface ClosetNameProps {
  readonly closet: PlannedCloset;
  readonly groups: readonly string[];
  readonly isMore?: boolean;
}

function ClosetName({ closet, groups, isMore = false }: ClosetNameProps): ReactNode {
  return (
    <th scope="row">
      <span className={isMore ? 'visually-hidden' : undefined} dir="auto">
        {closet.closet || TEXTS.noName}
      </span>
      <small>{groups.join(', ')}</small>
    </th>
  );
}

interface LoadsProps {
  readonly alike: Alike;
  readonly usable: UsableSwitch;
  readonly path: string;
}

function Loads({ alike, usable, path }: LoadsProps): ReactNode {
  const { cameras, reservedW, drawnW, drawnKnown, rateMbit, count } = alike;
  const { ports, watts, uplink } = TEXTS.columns;
  const shares = sharesOfSwitch(usable, alike);
  return (
    <>
      <td data-label={ports}>
        <LoadBar parts={[{ share: shares.ports, look: 'solid' }]} />
        {TEXTS.each(count)}
        <Amount value={cameras} unit="" path={`${path}.cameras`} name={ports} />{' '}
        {TEXTS.ports(amountText(usable.ports, '').trim(), amountText(usable.kind.ports.value, '').trim())}
      </td>
      <td data-label={watts}>
        <LoadBar
          parts={[
            { share: drawnW / usable.budgetW, look: 'solid' },
            { share: shares.poe, look: 'hatched' },
          ]}
        />
        <Amount value={reservedW} unit="W" path={`${path}.reservedW`} name={TEXTS.reserved} />{' '}
        {TEXTS.drawn(amountText(drawnW, 'W'), amountText(usable.budgetW, 'W'), drawnKnown)}
      </td>
      <td data-label={uplink}>
        <LoadBar parts={[{ share: shares.uplink, look: 'solid' }]} />
        <Amount value={rateMbit} unit="Mbit/s" path={`${path}.rateMbit`} name={uplink} />{' '}
        {TEXTS.uplink(amountText(usable.uplinkMbit, 'Mbit/s'))}
      </td>
    </>
  );
}

import { priceOfItems } from '@site-designer/price-list';
import type { NetworkOfKind } from '@site-designer/sizing-engine/goals';
import type { ReactNode } from 'react';
import { NETWORK_TEXTS, SITE_STEPS } from '#texts/editor/site.ts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { GuardedButton } from '../../../ui/buttons/guarded-button.tsx';
import { amountText } from '../page/amount.tsx';
import type { SiteInput } from '../page/site-input.ts';
import { useNetworkByKind } from './use-network-by-kind.ts';
import styles from './switch-kinds.module.css';

const TEXTS = NETWORK_TEXTS.kinds;

/** What the whole site would take with each kind of switch; one press takes it over. */
export function SwitchKinds(input: SiteInput): ReactNode {
  const kinds = useNetworkByKind(input.asked);
  if (kinds.length === 0) return null;
  const priced = kinds.map((kind) => ({ kind, price: priceOf(kind, input) }));
  const isPriced = priced.some(({ price }) => price !== undefined);
  const { price: priceTitle, ...titles } = TEXTS.columns;
  return (
    <section className={styles.card}>
      <h3>{TEXTS.title}</h3>
      <table className={styles.table} aria-label={TEXTS.title}>
        <thead>
          <tr>
            {[...Object.values(titles), ...(isPriced ? [priceTitle] : [])].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{TEXTS.use}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {priced.map(({ kind, price }) => (
            <KindRow
              key={kind.switchKind}
              {...{ input, kind }}
              price={isPriced ? (price ?? TEXTS.noPrice) : undefined}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface KindRowProps {
  readonly input: SiteInput;
  readonly kind: NetworkOfKind;
  /** Undefined where there are no prices. */
  readonly price: string | undefined;
}

function KindRow({ input, kind, price }: KindRowProps): ReactNode {
  const { settings, onSettings } = input;
  const { network } = settings;
  const { columns } = TEXTS;
  if (network === null) return null;
  const { switchKind, fullest, closetsWithout } = kind;
  // A kind that the catalogue has lost is read as Auto.
  const isNow = switchKind === (kindOf(network.switchKind, input)?.id ?? '');
  const name = kindOf(switchKind, input)?.name;
  const title = name === undefined ? TEXTS.auto : TEXTS.everywhere(name);
  const without = closetsWithout.length > 0 ? TEXTS.without(closetsWithout.map(closetName).join(', ')) : undefined;
  return (
    <tr>
      <th scope="row">{isNow ? TEXTS.now(title) : title}</th>
      <td data-label={columns.switches}>{countText(kind, () => 1)}</td>
      <td data-label={columns.ports}>{countText(kind, (id) => kindOf(id, input)?.ports.value ?? 0)}</td>
      <td data-label={columns.fullest} data-wraps>
        {fullest && (
          <span>
            {TEXTS.fullest(
              amountText(fullest.percent, '%'),
              NETWORK_TEXTS.by[fullest.limit],
              closetName(fullest.closet),
            )}
          </span>
        )}
        {without !== undefined && <span className={styles.without}>{without}</span>}
      </td>
      {price !== undefined && <td data-label={columns.price}>{price}</td>}
      <td>
        <GuardedButton
          size="small"
          aria-label={TEXTS.useOf(title)}
          closed={isNow ? TEXTS.inUse : without}
          onClick={() => void onSettings({ ...settings, network: { ...network, switchKind } }, SITE_STEPS.network)}
        >
          {TEXTS.use}
        </GuardedButton>
      </td>
    </tr>
  );
}

function closetName(closet: string): string {
  return closet || NETWORK_TEXTS.noName;
}

function kindOf(switchKind: string, { catalogue }: SiteInput) {
  return catalogue.switchKinds.find(({ id }) => id === switchKind);
}

function countText({ switches }: NetworkOfKind, worth: (switchKind: string) => number): string {
  return amountText(
    switches.reduce((sum, { switchKind, count }) => sum + count * worth(switchKind), 0),
    '',
  ).trim();
}

/** What the switches cost; undefined where one of them has no price, or a closet none that holds. */
function priceOf({ switches, closetsWithout }: NetworkOfKind, input: SiteInput): string | undefined {
  if (input.priceList === undefined || closetsWithout.length > 0) return undefined;
  const items = switches.map(({ switchKind, count }) => ({
    designation: kindOf(switchKind, input)?.name ?? '',
    quantity: count,
  }));
  const price = priceOfItems(items, input.priceList);
  return price && moneyText(price.amount, price.currency);
}

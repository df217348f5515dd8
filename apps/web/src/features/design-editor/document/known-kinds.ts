import type { SettingsCommand } from '@site-designer/camera-table';
import type { Catalogue, ServerSettings } from '@site-designer/sizing-engine';

type SettingsChange = SettingsCommand['change'];

/**
 * Settings as they are read where the catalogue has lost a switch kind or a graphics card that they name: Auto, or no card. The
 * server takes no change with such a name in it.
 *
 * @returns The same settings where the catalogue has all.
 */
export function onlyKnownKinds(settings: ServerSettings, { switchKinds, decoders }: Catalogue): ServerSettings {
  const { network, viewing, serverMotion } = settings;
  const isGone = (id: string, kinds: readonly { readonly id: string }[]): boolean =>
    id !== '' && kinds.every((kind) => kind.id !== id);
  const isCardGone = ({ decoder }: { readonly decoder: string }): boolean => isGone(decoder, decoders);
  const isKindGone = network !== null && isGone(network.switchKind, switchKinds);
  if (!isKindGone && !viewing.stations.some(isCardGone) && !isCardGone(serverMotion)) return settings;
  const known = <T extends { readonly decoder: string }>(each: T): T =>
    isCardGone(each) ? { ...each, decoder: '' } : each;
  return {
    ...settings,
    network: isKindGone ? { ...network, switchKind: '' } : network,
    viewing: { stations: viewing.stations.map(known) },
    serverMotion: known(serverMotion),
  };
}

/** The same of both sides of a change: neither is refused by the server. */
export function withKnownKinds(change: SettingsChange, catalogue: Catalogue | undefined): SettingsChange {
  if (catalogue === undefined) return change;
  return { before: onlyKnownKinds(change.before, catalogue), after: onlyKnownKinds(change.after, catalogue) };
}

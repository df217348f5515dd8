import { defaultServerSettings, type SiteSettings } from '@site-designer/sizing-engine';
import { designChanges, type InputChange } from '@site-designer/sizing-engine/comparison';
import { NETWORK_DEFAULTS, withSharedSettings } from '@site-designer/sizing-engine/design';
import { english } from '../english.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { linesPart, tablePart } from './words.ts';

/** Settings that are not the usual ones, and what computed the proposal. */
export function asked(sources: SalesSources): SalesPart[] {
  const { design, catalogue, result, formats } = sources;
  const { cameras, serverSettings } = design;
  // Those of the same kind of hardware: the others are not asked.
  const { hardwareType } = serverSettings;
  const { viewing, network } = serverSettings;
  // Workstations have a part of their own, and answers of the IT a document.
  const ofSite = { viewing, network: network && { ...NETWORK_DEFAULTS, answers: network.answers } };
  const usual = { cameras, serverSettings: { ...defaultServerSettings(catalogue), hardwareType, ...ofSite } };
  const changes = designChanges(usual, { cameras, serverSettings: withSharedSettings(serverSettings) }, catalogue);
  const rows = changes
    .filter(({ group }) => group === null)
    .map(({ title, before, after, unit }) => [
      english.say(title),
      valueText(after, unit, formats),
      valueText(before, unit, formats),
    ]);
  const { engine, catalogue: version, model } = result.versions;
  return [
    ...(rows.length === 0
      ? linesPart('Settings', [`All settings are the usual ones${plannedText(serverSettings)}.`])
      : tablePart({ title: 'Settings that are not the usual ones', columns: ['Setting', 'Asked for', 'Usual'] }, rows)),
    ...linesPart('Versions', [`Engine ${engine}, catalogue ${version}, model ${model}.`]),
  ];
}

/** What is asked for besides servers. */
function plannedText({ network, viewing }: Pick<SiteSettings, 'network' | 'viewing'>): string {
  const planned = [
    ...(network === null ? [] : ['switches']),
    ...(viewing.stations.length === 0 ? [] : ['workstations']),
  ];
  return planned.length === 0 ? '' : `; ${planned.join(' and ')} are planned besides`;
}

function valueText(value: InputChange['after'], unit: string, { number, counted }: SalesSources['formats']): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && /^[a-z]{2,}$/.test(unit)) return counted(value, unit);
  const text = number(value, Number.isInteger(value) ? 0 : 2);
  return unit === '1' ? text : `${text} ${unit}`;
}

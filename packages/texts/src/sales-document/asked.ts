import { defaultServerSettings } from '@site-designer/sizing-engine';
import { designChanges, type InputChange } from '@site-designer/sizing-engine/comparison';
import { NETWORK_DEFAULTS, withSharedSettings } from '@site-designer/sizing-engine/design';
import type { FigureFormats } from '../language/document-formats.ts';
import type { SalesPart } from './document.ts';
import type { SalesSources } from './input.ts';
import { linesPart, tablePart } from './parts.ts';

/** Settings that are not the usual ones, and what computed the proposal. */
export function asked(sources: SalesSources): SalesPart[] {
  const { design, catalogue, result, formats } = sources;
  const { cameras, serverSettings } = design;
  const { settings, versions } = formats.words.sales;
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
      formats.speaker.say(title),
      valueText(after, unit, formats),
      valueText(before, unit, formats),
    ]);
  const { columns } = settings;
  const { engine, catalogue: version, model } = result.versions;
  const besides = { hasSwitches: network !== null, hasStations: viewing.stations.length > 0 };
  return [
    ...(rows.length === 0
      ? linesPart(settings.usualTitle, [settings.allUsual(besides, formats)])
      : tablePart({ title: settings.title, columns: [columns.setting, columns.asked, columns.usual] }, rows)),
    ...linesPart(versions.title, [versions.text({ engine, catalogue: version, model }, formats)]),
  ];
}

function valueText(value: InputChange['after'], unit: string, formats: FigureFormats): string {
  const { settings } = formats.words.sales;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? settings.yes : settings.no;
  if (typeof value === 'string' || typeof value === 'object') return formats.speaker.words(value);
  if (Number.isInteger(value) && /^[a-z]{2,}$/.test(unit)) return settings.counted({ count: value, unit }, formats);
  const text = formats.number(value, Number.isInteger(value) ? 0 : 2);
  return unit === '1' ? text : `${text} ${unit}`;
}

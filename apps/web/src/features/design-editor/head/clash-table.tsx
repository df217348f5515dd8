import { CONFLICT_TEXTS } from '#texts/editor/editor.ts';
import { OFFER_TEXTS } from '#texts/editor/offer.ts';
import { cameraForm, type CameraForm, type Clash, columnOf, measurementOf } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { SEMICOLON } from '@site-designer/texts';
import { useId, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { measuredText } from '../../../ui/figures/measured-text.ts';
import { NAME_CLASH, OFFER_CLASH, type Clashes, type SettingsClash } from '../document/design-merge.ts';
import { useEditor } from '../document/editor-context.ts';
import { settingChanges, type SettingChange } from '../servers/settings/setting-changes.ts';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import styles from './clash-table.module.css';
import { shownCell } from '../../../lib/format/shown-cell.ts';

interface ClashTableProps extends Clashes {
  /** The rows as they were before either side changed them. */
  readonly rows: readonly CameraRow[];
  readonly theirsWins: ReadonlySet<string>;
  readonly onChoose: (id: string, isTheirs: boolean) => void;
}

export function ClashTable({ cells, settings, name, offer, rows, theirsWins, onChoose }: ClashTableProps): ReactNode {
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  const changesOf = useSettingChanges();
  if (cells.length + settings.length === 0 && !name && !offer) return null;
  return (
    <table className={styles.clashes}>
      <caption>{CONFLICT_TEXTS.caption}</caption>
      <TableHead titles={[CONFLICT_TEXTS.where, CONFLICT_TEXTS.mine, CONFLICT_TEXTS.theirs]} />
      <tbody>
        {cells.map((clash) => (
          <ClashRow
            key={clash.id}
            place={placeOf(clash, rows)}
            mine={valueIn(clash.mine, clash, form)}
            theirs={valueIn(clash.theirs, clash, form)}
            isTheirs={theirsWins.has(clash.id)}
            onChoose={(isTheirs) => onChoose(clash.id, isTheirs)}
          />
        ))}
        {settings.map((clash) => (
          <ClashRow
            key={clash.id}
            {...settingsWords(changesOf(clash))}
            isTheirs={theirsWins.has(clash.id)}
            onChoose={(isTheirs) => onChoose(clash.id, isTheirs)}
          />
        ))}
        {name && (
          <ClashRow
            place={CONFLICT_TEXTS.name}
            {...name}
            isTheirs={theirsWins.has(NAME_CLASH)}
            onChoose={(isTheirs) => onChoose(NAME_CLASH, isTheirs)}
          />
        )}
        {offer && (
          <ClashRow
            place={OFFER_TEXTS.clash}
            mine={OFFER_TEXTS.summary(offer.mine)}
            theirs={OFFER_TEXTS.summary(offer.theirs)}
            isTheirs={theirsWins.has(OFFER_CLASH)}
            onChoose={(isTheirs) => onChoose(OFFER_CLASH, isTheirs)}
          />
        )}
      </tbody>
    </table>
  );
}

function useSettingChanges(): (clash: SettingsClash) => readonly SettingChange[] {
  const catalogue = useCatalogue();
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  return ({ mine, theirs }) => (formData ? settingChanges(mine, theirs, { catalogue, formData }) : []);
}

interface ClashWords {
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A setting that has no field is said to differ. Several that do not go together are chosen as one. */
function settingsWords(changes: readonly SettingChange[]): ClashWords {
  const [first, ...others] = changes;
  const { settings: place, mineSettings: mine, theirSettings: theirs, setting } = CONFLICT_TEXTS;
  if (!first) return { place, mine, theirs };
  if (others.length === 0) return { place: first.label, mine: first.before, theirs: first.after };
  return {
    place,
    mine: changes.map(({ label, before }) => setting(label, before)).join(SEMICOLON),
    theirs: changes.map(({ label, after }) => setting(label, after)).join(SEMICOLON),
  };
}

interface ClashRowProps extends ClashWords {
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function ClashRow({ place, mine, theirs, isTheirs, onChoose }: ClashRowProps): ReactNode {
  const name = useId();
  return (
    <tr>
      <th scope="row">{place}</th>
      {[mine, theirs].map((value, side) => (
        // The two sides have their places: the first is the user's.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={side}>
          <label className={styles.choice}>
            <input type="radio" name={name} checked={isTheirs === (side === 1)} onChange={() => onChoose(side === 1)} />
            {value}
          </label>
        </td>
      ))}
    </tr>
  );
}

export function placeOf({ rowId, column }: Pick<Clash, 'rowId' | 'column'>, rows: readonly CameraRow[]): string {
  const groups = [...rowsByGroup(rows).values()];
  const index = groups.findIndex((streams) => streams.some(({ id }) => id === rowId));
  const stream = (groups[index] ?? []).findIndex(({ id }) => id === rowId) + 1;
  const group = groups.length - index;
  return column === undefined
    ? CONFLICT_TEXTS.place(group, stream)
    : CONFLICT_TEXTS.cell(columnOf(column).title, group, stream);
}

export function valueIn(row: CameraRow | undefined, { column: key }: Pick<Clash, 'column'>, form: CameraForm): string {
  if (!row) return CONFLICT_TEXTS.deleted;
  if (key === undefined) return CONFLICT_TEXTS.changed;
  const column = columnOf(key);
  const measurement = measurementOf(row, column);
  const text = shownCell(row, column, form) || CONFLICT_TEXTS.noName;
  return measurement ? `${text}. ${measuredText(measurement)}` : text;
}

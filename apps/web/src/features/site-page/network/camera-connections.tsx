import type { Catalogue } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import { useState, type ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { amountText } from '../page/amount.tsx';
import { fieldId } from './field-id.ts';
import { NumberSetting } from '../page/setting-field.tsx';
import { siteGroups, type SiteGroup, type SiteInput } from '../page/site-input.ts';
import { TextSelect } from '../page/text-select.tsx';
import styles from './closet-table.module.css';

/** How the cameras of each group are connected, to be typed in place. */
export function CameraConnections(input: SiteInput): ReactNode {
  const { camera, cameras } = TEXTS;
  return (
    <section>
      <h3>{cameras}</h3>
      <table className={styles.connections} aria-label={cameras}>
        <thead>
          <tr>
            {Object.values(camera).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {siteGroups(input.rows).map((group) => (
            <Connection key={group.cameraGroupId} {...input} group={group} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ConnectionProps extends SiteInput {
  readonly group: SiteGroup;
}

/** As a text, for a camera with a supply of its own. */
const OWN = 'own';

function Connection({ group, catalogue, onGroup, onTyped }: ConnectionProps): ReactNode {
  const { title, first } = group;
  const { poeClass, watts, cableM, closet } = first.network;
  const { camera } = TEXTS;
  const type = (network: Partial<typeof first.network>): string | undefined => onGroup(group, { network }, true);
  const common = (name: string) => ({ label: TEXTS.field(name, title), isLabelHidden: true, onLeave: onTyped });
  const classes = catalogue.siteModel.poeClasses.map(({ id, reserved }) => ({
    id: String(id),
    name: TEXTS.classOf(id, reserved.value),
  }));
  return (
    <tr>
      <th scope="row" dir="auto">
        {title}
      </th>
      <td data-label={camera.count} className={styles.count}>
        {amountText(first.quantity, '').trim()}
      </td>
      <td data-label={camera.poe}>
        <PoeClass
          label={TEXTS.field(camera.poe, title)}
          value={poeClass === null ? OWN : String(poeClass)}
          options={[{ id: OWN, name: TEXTS.ownSupply }, ...classes]}
          onPick={(id) => onGroup(group, { network: { poeClass: id === OWN ? null : Number(id) } })}
        />
      </td>
      <td data-label={camera.watts}>
        <NumberSetting
          {...common(camera.watts)}
          isOptional
          unit="W"
          placeholder={TEXTS.unknown}
          value={watts}
          onType={(value) => type({ watts: value })}
        />
      </td>
      <td data-label={camera.cable}>
        <NumberSetting
          {...common(camera.cable)}
          id={fieldId('cableM', group.cameraGroupId)}
          isOptional
          unit="m"
          placeholder={TEXTS.unknown}
          value={cableM}
          onType={(value) => type({ cableM: value })}
        />
      </td>
      <td data-label={camera.closet}>
        <DraftField
          {...common(camera.closet)}
          id={fieldId('closet', group.cameraGroupId)}
          value={closet}
          onType={(text) => type({ closet: text })}
        />
      </td>
      <LiveStreamCell {...{ group, catalogue, onGroup }} />
    </tr>
  );
}

type LiveStreamCellProps = Pick<ConnectionProps, 'group' | 'catalogue' | 'onGroup'>;

function LiveStreamCell({ group, catalogue, onGroup }: LiveStreamCellProps): ReactNode {
  const { live } = TEXTS.camera;
  return (
    <td data-label={live}>
      <TextSelect
        isCell
        label={TEXTS.field(live, group.title)}
        value={sizeText(group.first.liveStream, catalogue)}
        options={[{ id: '', name: TEXTS.noLive }, ...catalogue.resolutions.map(sizeOption)]}
        onChange={(size) => void onGroup(group, liveStreamOf(size, catalogue))}
      />
    </td>
  );
}

type LiveStream = SiteGroup['first']['liveStream'];
type Size = { readonly width: number; readonly height: number };

function sizeOption({ width, height }: Size): { readonly id: string; readonly name: string } {
  const size = `${width}×${height}`;
  return { id: size, name: size };
}

function sizeText(live: LiveStream, { resolutions }: Catalogue): string {
  const size = live && (live.size ?? resolutions.find(({ id }) => id === live.resolution));
  return size ? sizeOption(size).id : '';
}

function liveStreamOf(size: string, { resolutions }: Catalogue): RowPatch {
  const listed = resolutions.find((each) => sizeOption(each).id === size);
  return { liveStream: listed ? { resolution: listed.id, size: null } : null };
}

interface PoeClassProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onPick: (id: string) => string | undefined;
}

/** A class that gives less than the watts of the camera is refused: it stays as it was, and says why. */
function PoeClass({ onPick, ...rest }: PoeClassProps): ReactNode {
  const [refused, setRefused] = useState<string>();
  return (
    <>
      <TextSelect {...rest} isCell onChange={(id) => setRefused(onPick(id))} />
      {refused !== undefined && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </>
  );
}

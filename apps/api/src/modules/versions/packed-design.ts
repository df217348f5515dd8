import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { settleRows, settleServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import { orderRows, withLaterFields } from '@site-designer/sizing-engine/design';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { NO_PLACING } from '../plans/no-placing.ts';
import type { OfferedDesign } from '../cameras/stored-stream.ts';
import type { PackedVersion } from './packed-version.ts';

/** Off the main thread, which answers others meanwhile. */
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** A design as a version keeps it: JSON with the ids of its rows, compressed. */
export async function packedVersion(version: number, design: OfferedDesign): Promise<PackedVersion> {
  const { cameras, serverSettings, offer, placements, closets, areas } = design;
  const kept = { cameras, serverSettings, offer, placements, closets, areas };
  const content = (await zip(JSON.stringify(kept))).toString('base64');
  const groups = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId)).size;
  return { version, groups, bytes: content.length, content };
}

/**
 * The design of a version of any age, with what was added since.
 *
 * @throws SizingError where an option that it chose no longer exists.
 */
export async function unpackedDesign(content: string, catalogue: Catalogue): Promise<OfferedDesign> {
  const text = (await unzip(Buffer.from(content, 'base64'))).toString();
  const { cameras, serverSettings, offer, placements, closets, areas } = JSON.parse(text) as OfferedDesign;
  const rows = settleRows(
    cameras.map((row) => withLaterFields(row)),
    catalogue,
  );
  return {
    cameras: orderRows(rows),
    serverSettings: settleServerSettings(serverSettings, catalogue),
    offer: { ...NO_OFFER, ...offer },
    ...NO_PLACING,
    ...(placements && { placements, closets, areas }),
  };
}

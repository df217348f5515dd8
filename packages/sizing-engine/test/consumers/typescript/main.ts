import {
  calculateBitrate,
  calculateProposal,
  defaultServerSettings,
  explain,
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type ExplainedProposal,
  type ServerSettings,
} from '@site-designer/sizing-engine';
import { type Derivation } from '@site-designer/sizing-engine/explanations';
import { ApplianceModel, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';

function camera(kbps: number, index: number): CameraRow {
  const ids = { id: index + 1, cameraGroupId: index + 1, streamId: index + 1 };
  const typed = { motion: { continuous: 0, motion: 70 }, bitrateKbit: { continuous: 0, motion: kbps } };
  return settleCameraRow({ ...NEW_STREAM, ...ids, ...typed, motionIsCustomBitrate: true }, catalogue);
}

const defaults: ServerSettings = defaultServerSettings(catalogue);
const serverSettings: ServerSettings = {
  ...defaults,
  hardwareType: HardwareType.husky,
  huskyServerSettings: { ...defaults.huskyServerSettings, ivoModel: ApplianceModel.HE150D },
};
const cameras = [2041, 2413, 2950, 3459].map(camera);
const proposal: ExplainedProposal = calculateProposal({ cameras, serverSettings }, catalogue);
const storage: Derivation = explain(proposal, 'totals.storageTb.value');
const last = storage.steps.at(-1);

console.log(
  JSON.stringify({
    bitrateKbps: calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, catalogue),
    storageTb: proposal.totals.storageTb.value,
    explainedTb: last !== undefined && 'value' in last ? last.value : null,
    sku: proposal.huskyProposal?.huskyIvoSpec.sku,
  }),
);

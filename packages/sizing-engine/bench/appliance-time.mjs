// Prints the median processor time of sizing 1000 groups on appliances, in ms. Plain JavaScript on the published engine, for
// every Node that it runs on.
import process from 'node:process';
import { calculateProposal, defaultServerSettings, NEW_STREAM, settleCameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';

const APPLIANCES = 1;
const GROUPS = 1000;
/** Rounds that are not counted. */
const WARM_UP = 10;
/** So many that the middle one of them runs compiled code, as in the other rows: the oldest Node takes longer to compile. */
const ROUNDS = 101;

const cameras = Array.from({ length: GROUPS }, (_, index) => {
  const id = GROUPS - index;
  const row = { ...NEW_STREAM, id, streamId: id, cameraGroupId: id, quantity: 1 + (index % 4) };
  return settleCameraRow({ ...row, retentionDays: 7 + ((index * 7) % 30), codec: 1 + ((index * 5) % 6) }, catalogue);
});
const serverSettings = { ...defaultServerSettings(catalogue), hardwareType: APPLIANCES };

const times = Array.from({ length: WARM_UP + ROUNDS }, () => {
  const start = process.cpuUsage();
  calculateProposal({ cameras, serverSettings }, catalogue);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
});
console.log(times.slice(WARM_UP).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]);

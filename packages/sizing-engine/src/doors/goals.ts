export { serversInState, type ServersInState } from '../sizing/failure/servers-in-state.ts';
export { checkSpares, type SpareError } from '../sizing/goals/check-spares.ts';
export {
  longestRetention,
  mostCameras,
  smallestDisk,
  type CameraGoal,
  type GoalHardware,
  type LongestRetention,
  type MostCameras,
  type SmallestDisk,
} from '../sizing/goals/goal-seek.ts';
export { networkByKind, type NetworkOfKind } from '../sizing/goals/network-by-kind.ts';
export { survivingOneServer } from '../sizing/goals/surviving.ts';
export { withMore, type More } from '../sizing/goals/with-more.ts';
export { calculateProposals } from '../sizing/proposal/proposals.ts';

import { Failover, Recording } from '../../src/doors/enumerations.ts';
import type { CameraRow, Design } from '../../src/index.ts';
import { groupsOf, huskyDesign } from './designs.ts';
import { withReady } from './failures.ts';

const H264 = 3;
const H265 = 4;
const FULL_HD = 8;
const both = <T>(value: T) => ({ continuous: value, motion: value });

function camera(change: Partial<CameraRow>, fps: number, motion: number): Partial<CameraRow> {
  return {
    codec: H264,
    recording: Recording.event,
    complexity: both(2),
    resolution: both(FULL_HD),
    hoursPerDay: 24,
    fps: both(fps),
    motion: { continuous: 100 - motion, motion },
    ...change,
  };
}

/** 82 cameras in five groups, kept 7 to 90 days, with one cold spare. */
export const HOTEL: Design = withReady(
  huskyDesign(
    groupsOf(
      camera({ streamName: 'Lobby and entrances', quantity: 14, retentionDays: 30 }, 15, 40),
      camera({ streamName: 'Corridors', quantity: 36, retentionDays: 14, codec: H265, resolution: both(11) }, 12, 30),
      camera(
        {
          streamName: 'Car park',
          quantity: 16,
          retentionDays: 30,
          codec: H265,
          resolution: both(14),
          recording: Recording.speedup,
          fps: { continuous: 5, motion: 15 },
        },
        15,
        30,
      ),
      camera(
        { streamName: 'Cash desk and safe', quantity: 6, retentionDays: 90, recording: Recording.constant },
        15,
        40,
      ),
      camera({ streamName: 'Kitchen and back of house', quantity: 10, retentionDays: 7 }, 10, 50),
    ),
  ),
  { kind: Failover.coldStandby, servers: 1 },
);

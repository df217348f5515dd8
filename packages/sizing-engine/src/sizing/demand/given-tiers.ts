import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { TierSettings } from '../../design/design.ts';
import { SHARED_SETTINGS } from '../../design/shared-settings.ts';
import { saying } from '../result/sayings.ts';

/** The settings of a second archive as quantities. */
export interface GivenTiers {
  readonly groomAfterDays: Quantity<'day'>;
  readonly groomFps: Quantity<'frame/s'>;
  readonly keyFrameRatio: Quantity<'1'>;
}

const SETTINGS = 'serverSettings.tiers';

/** Typed values count as such; the default size of a key frame counts as assumed. */
export function givenTiers({ groomAfterDays, groomFps, keyFrameRatio }: TierSettings): GivenTiers {
  const isTyped = keyFrameRatio !== SHARED_SETTINGS.tiers.keyFrameRatio;
  return {
    groomAfterDays: given(`${SETTINGS}.groomAfterDays`, groomAfterDays, 'day'),
    groomFps: given(`${SETTINGS}.groomFps`, groomFps, 'frame/s'),
    keyFrameRatio: isTyped
      ? given(`${SETTINGS}.keyFrameRatio`, keyFrameRatio, '1')
      : cited(saying('cited.second-archive'), saying('field.key-frame-ratio'), {
          value: keyFrameRatio,
          unit: '1',
          origin: 'assumed',
          source: 'docs/model.md#second-archive: it depends on the scene and the camera, and no source gives it',
        }),
  };
}

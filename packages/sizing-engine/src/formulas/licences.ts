import { formula } from '../derivation/formula.ts';
import { sumOf } from './total.ts';

const SOURCE = 'docs/model.md#licences-and-prices';

/** Device licences of a camera group. Each lens or channel may need one: makers' rules differ. */
export const licencesOfGroup = formula({
  id: 'licences.of-group',
  title: 'Device licences of the group',
  expression: 'cameras * licencesPerCamera',
  inputs: { cameras: 'camera', licencesPerCamera: 'licence/camera' },
  unit: 'licence',
  source: SOURCE,
  compute: ({ cameras, licencesPerCamera }) => cameras * licencesPerCamera,
});

/** Sum of the device licences of all groups. Spare servers take none. */
export const deviceLicences = sumOf('groups', 'licence', { id: 'licences.devices', title: 'Device licences' });

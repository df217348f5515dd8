import { Type } from 'typebox';
import { fact, known, text } from './facts.ts';
import { amount, named, share } from './objects.ts';

export const Physical = named('Physical', 'Power, heat and space that one machine needs.', {
  rackUnits: known(
    fact('U', { ...amount, description: 'Height in a rack; 0 for what stands on a table or the floor.' }),
  ),
  weight: known(fact('kg', { description: 'Without a load that its maker does not name.' })),
  basePower: known(
    fact('W', { ...amount, description: 'Typical power without the disks of its recordings; with system disks.' }),
  ),
  greatestPower: known(fact('W', { description: 'Greatest power with everything that fits into it.' })),
});

const UpsSize = named('UpsSize', 'A size of a UPS.', {
  rating: fact('VA'),
  energy: fact('Wh', { description: 'What its own battery holds at full load.' }),
});

export const PhysicalModel = named(
  'PhysicalModel',
  'Constants of shelves for disks and of uninterruptible power supplies.',
  {
    id: text(),
    shelfRackUnits: fact('U', amount),
    shelfBasePower: fact('W', { ...amount, description: 'Power of a shelf without its disks.' }),
    shelfBayPower: fact('W/disk', { ...amount, description: 'Power of each bay of a shelf with its disk.' }),
    upsPowerFactor: share('Watts that the load draws of each VA.'),
    upsMargin: fact('1', { description: 'What a UPS is larger by than its load.' }),
    upsEfficiency: share('Share of the energy of its battery that a UPS hands on.'),
    upsSizes: Type.Array(UpsSize, { minItems: 1, description: 'Sizes in which a UPS is sold, ascending.' }),
  },
);

import { Type, type Static } from 'typebox';
import { List } from '../basics/schema.ts';
import { USUAL_GROUPS_PER_DESIGN } from './design-bounds.ts';

const option = {
  id: Type.Integer({ examples: [3] }),
  name: Type.String({ examples: ['H.264'] }),
  sortOrder: Type.Integer({ examples: [3] }),
};
export const Option = Type.Object(option, { title: 'Option' });
export type Option = Static<typeof Option>;

export const SliderSetup = Type.Object(
  {
    value: Type.Number({ description: 'Default', examples: [80] }),
    rangeMin: Type.Number({ examples: [0] }),
    rangeMax: Type.Number({ examples: [100] }),
    minValue: Type.Number({ description: 'Minimum', examples: [50] }),
    inputName: Type.String({ examples: ['maxDiskUtilization'] }),
    unitType: Type.String({ examples: ['%'] }),
  },
  { title: 'SliderSetup' },
);

const options = List(Option);

export const FormData = Type.Object(
  {
    hardwareTypes: options,
    machineTypes: options,
    supportedCameras: options,
    storageConnectivities: options,
    raidTypes: options,
    diskTypes: options,
    codecs: options,
    imageComplexities: List(
      Type.Object({
        ...option,
        example: Type.String({ description: 'Example scene', examples: ['A shop, a car park in daylight'] }),
      }),
    ),
    resolutions: List(
      Type.Object({ ...option, width: Type.Integer({ examples: [1920] }), height: Type.Integer({ examples: [1080] }) }),
    ),
    lensTypes: options,
    recordings: options,
    xProtectVersions: List(
      Type.Object({
        ...option,
        camQtyDefault: Type.Integer({ examples: [150] }),
        camQtyMax: Type.Integer({ examples: [500] }),
      }),
    ),
    serverDiskQuantities: options,
    raidOS: options,
    archiveFrequencies: options,
    husky: Type.Object({
      huskyIvoModels: List(Type.Object({ ...option, modelName: Type.String({ examples: ['Husky IVO 150D'] }) })),
      formFactors: options,
      raidTypes: options,
      serverDiskQuantities: options,
      supportedCameras: options,
      totalUsageSetup: SliderSetup,
      netStorageSetup: SliderSetup,
    }),
    groupsPerDesign: Type.Integer({
      description: 'Most camera groups of a design; a write that would exceed it is refused with 409',
      examples: [USUAL_GROUPS_PER_DESIGN],
    }),
  },
  { title: 'FormData', description: 'Every list that a form offers, and the limit of groups' },
);
export type FormData = Static<typeof FormData>;

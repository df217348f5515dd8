import { Type } from 'typebox';
import { fact, number, text } from './facts.ts';
import { amount, named, object, share } from './objects.ts';

const PoeClass = named('PoeClass', 'A class of power over Ethernet.', {
  id: number('id'),
  reserved: fact('W', { description: 'What a switch reserves for a device of the class, whatever it draws.' }),
  device: fact('W', { description: 'What a device of the class draws at most.' }),
});

export const SiteModel = named(
  'SiteModel',
  'Constants of the network of the cameras, of live view and of motion detection.',
  {
    id: text(),
    poeClasses: Type.Array(PoeClass, { minItems: 1, description: 'Classes of power over Ethernet, ascending.' }),
    poeEfficiency: share('What a switch feeds to its ports, of what it takes for them.'),
    cameraPort: fact('Mbit/s', { description: 'Port that most cameras have.' }),
    longestCable: fact('m', { description: 'Longest cable of copper between two ports.' }),
    cableBox: fact('m', { description: 'Cable that a box holds.' }),
    ownNetworkCameras: fact('camera', { description: 'Cameras above which a network of their own is advised.' }),
    decoderShare: share('Part of a decoder that live view may take.'),
    linkShare: share('Part of the link of a workstation that live view may take.'),
    softwareDecoding: fact('Mpixel/s', { description: 'What a workstation decodes without a card.' }),
    surfaces: fact('1', { description: 'Pictures that a card keeps of each stream.' }),
    surfaceBytes: fact('1', { description: 'Bytes of a pixel of such a picture.' }),
    monitorBuffers: fact('1', { description: 'Pictures that a card keeps of each monitor.' }),
    monitorBytes: fact('1', { description: 'Bytes of a pixel of such a picture.' }),
    videoMemoryReserve: fact('GB', { ...amount, description: 'What stays free of the memory of a card.' }),
    workstationPower: fact('W', { ...amount, description: 'Typical power of a workstation.' }),
    coreDecoding: fact('Mpixel/s', { description: 'What a core of a server decodes.' }),
    coreShare: share('Part of the cores of a recording server that motion detection may take.'),
    keyFrameRate: fact('frame/s', { description: 'Key frames a second of a stream.' }),
    standaloneFrameRate: fact('frame/s', {
      description: 'Frames a second that motion detection takes of a stream whose frames stand alone.',
    }),
  },
);

export const SwitchKind = named('SwitchKind', 'A network switch that feeds cameras.', {
  id: text(),
  name: text(),
  ports: fact('port', { kind: 'count' }),
  classLimit: fact('1', { ...amount, description: 'Highest class of power over Ethernet that it feeds.' }),
  wattsPerPort: fact('W', { description: 'What one port feeds at most.' }),
  poeBudgetW: fact('W', { description: 'What all ports together feed at most.' }),
  baseW: fact('W', { ...amount, description: 'What it takes for itself.' }),
  uplinkMbit: fact('Mbit/s', { description: 'Speed of each uplink.' }),
  uplinks: fact('port', { kind: 'count' }),
  rackUnits: fact('U', { ...amount, description: 'Height in a rack; 0 for what stands elsewhere.' }),
});

export const Decoder = named('Decoder', 'A graphics card that decodes video.', {
  id: text(),
  name: text(),
  engines: fact('1', { kind: 'count', description: 'Decoding engines of the card.' }),
  fps1080: object(
    { h264: fact('frame/s'), h265: fact('frame/s') },
    'Frames a second of 1920 x 1080 pixels that each engine decodes.',
  ),
  vramGb: Type.Union([fact('GB'), Type.Null()], { description: 'Memory of the card; null where it is not known.' }),
  h264MaxWidth: Type.Union([fact('pixel'), Type.Null()], {
    description: 'Widest H.264 picture that it decodes; null where it decodes any.',
  }),
});

import { wordFor } from '../en/grammar.ts';
import type { NetworkLine, NetworkQuestion } from './document.ts';
import type { NetworkSources } from './input.ts';
import type { NetworkLineCode } from './words.ts';

/** What the design cannot know, each with its reason. */
export function questionsOf(sources: NetworkSources, lines: readonly NetworkLine[]): NetworkQuestion[] {
  const { formats, result, settings } = sources;
  const told = (code: NetworkLineCode): string => {
    const found = lines.find((each) => each.code === code);
    return found === undefined ? '' : `${found.text} ${found.unit}`;
  };
  const cameras = result.totals.cameras.value;
  const rate = told('servers-rate');
  const addresses = told('addresses');
  const core = told('core-ports');
  const live = told('live-view');
  const asked: readonly (readonly [string, string, string])[] = [
    [
      'vlan',
      'VLAN number for cameras',
      `${formats.counted(cameras, 'camera')} should not share a network with other devices`,
    ],
    [
      'address-range',
      'Address range',
      addresses === '' ? 'all cameras in one range' : `${addresses} in one range are enough`,
    ],
    ['dhcp', 'DHCP or fixed addresses', 'a camera that changes its address is lost to the recorder'],
    ['igmp', 'IGMP querier', 'only if live video goes out as multicast; the design counts with none'],
    ['firewall', 'Firewall between camera and server network', `up to ${rate} pass it`],
    [
      'core-links',
      'Copper or fibre to the core',
      core === ''
        ? 'the ways from the closets to the core are not in the design'
        : `${core} of the core switch: speed and length of the ways are not in the design`,
    ],
    ...(live === ''
      ? []
      : [['viewing-network', 'VLAN of the workstations', `they read up to ${live} from the servers`] as const]),
    [
      'time-server',
      'Address of the time server',
      `${wordFor(cameras, 'the camera takes', 'cameras, servers and workstations take')} the time from it`,
    ],
    ['patching', 'Who patches switches and cameras', 'nobody is named in the design'],
  ];
  return asked.map(([id, question, reason]) => ({ id, question, reason, answer: settings.answers[id] ?? '' }));
}

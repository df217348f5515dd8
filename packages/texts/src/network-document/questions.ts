import type { NetworkLineCode } from '../document-words/network.ts';
import type { NetworkLine, NetworkQuestion } from './document.ts';
import type { NetworkSources } from './input.ts';

/** What the design cannot know, each with its reason. */
export function questionsOf(sources: NetworkSources, lines: readonly NetworkLine[]): NetworkQuestion[] {
  const { formats, result, settings } = sources;
  const { questions: words } = formats.words.network;
  const told = (code: NetworkLineCode): string => {
    const found = lines.find((each) => each.code === code);
    return found === undefined ? '' : `${found.text} ${found.unit}`;
  };
  const cameras = result.totals.cameras.value;
  const live = told('live-view');
  const asked = (id: string, question: string, reason: string): NetworkQuestion => ({
    id,
    question,
    reason,
    answer: settings.answers[id] ?? '',
  });
  return [
    asked('vlan', words.vlan.question, words.vlan.reason(cameras, formats)),
    asked('address-range', words.addressRange.question, words.addressRange.reason(told('addresses'))),
    asked('dhcp', words.dhcp.question, words.dhcp.reason),
    asked('igmp', words.igmp.question, words.igmp.reason),
    asked('firewall', words.firewall.question, words.firewall.reason(told('servers-rate'))),
    asked('core-links', words.coreLinks.question, words.coreLinks.reason(told('core-ports'))),
    ...(live === ''
      ? []
      : [asked('viewing-network', words.viewingNetwork.question, words.viewingNetwork.reason(live))]),
    asked('time-server', words.timeServer.question, words.timeServer.reason(cameras)),
    asked('patching', words.patching.question, words.patching.reason),
  ];
}

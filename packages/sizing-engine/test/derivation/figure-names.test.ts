import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES, figurePaths, namedPaths, pathNamed } from '../../src/doors/explanations.ts';
import { calculateProposal, explain } from '../../src/index.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { worded } from '../support/in-english.ts';

const cameras = groupsOf({}, { quantity: 40, retentionDays: 20 });
const PROPOSALS = { servers: genericDesign(cameras), appliances: huskyDesign(cameras) };
const [servers, appliances] = [PROPOSALS.servers, PROPOSALS.appliances].map((design) =>
  calculateProposal(design, catalogue),
) as [ReturnType<typeof calculateProposal>, ReturnType<typeof calculateProposal>];

/** The unit of a figure. */
function unitOf(proposal: typeof servers, name: string): string | undefined {
  const { root, steps } = explain(proposal, name);
  const step = steps.find(({ key }) => key === root);
  return step !== undefined && 'unit' in step ? step.unit : undefined;
}

describe('short names of figures', () => {
  it('are explained as their paths', () => {
    expect(explain(servers, 'storage')).toEqual(explain(servers, 'totals.storageTb.value'));
    expect(explain(appliances, 'Storage-High')).toEqual(explain(appliances, 'totals.storageTb.high'));
    expect(() => explain(servers, 'storge')).toThrow(worded('no figure of this result'));
    expect(() => explain(servers, '')).toThrow(worded('no figure of this result'));
  });

  it.each(['load', 'fill', 'utilization', 'servers', 'cameras per server', 'camera rate', 'client rate'])(
    'stand for the same figure of servers and appliances: %s',
    (name) => {
      expect(unitOf(servers, name)).toBeTypeOf('string');
      expect(unitOf(appliances, name)).toBe(unitOf(servers, name));
    },
  );

  it('stand for the loads that a proposal shows', () => {
    const valueOf = (proposal: typeof servers, name: string) => {
      const { root, steps } = explain(proposal, name);
      return steps.find(({ key }) => key === root);
    };
    expect(valueOf(servers, 'load')).toMatchObject({ value: servers.loads![1]!.percent });
    expect(valueOf(appliances, 'load')).toMatchObject({ value: appliances.huskyProposal!.systemUtilization.value });
    expect(valueOf(appliances, 'cameras per server')).toMatchObject({
      value: Math.max(...appliances.serverPlan!.servers!.map((each) => each.cameras)),
    });
    expect(valueOf(servers, 'tightest limit')).toMatchObject({ value: servers.bindingConstraint!.percent });
  });

  it('are those of the figures that a result has', () => {
    for (const proposal of [servers, appliances]) {
      const paths = figurePaths(proposal);
      const named = namedPaths(paths);
      expect(paths).toEqual(expect.arrayContaining([...named.values()]));
      for (const [name, path] of named) expect(pathNamed(name, paths)).toBe(path);
      expect([...named.keys()].filter((name) => !/ (low|high)$/.test(name) && !FIGURE_NAMES.includes(name))).toEqual(
        [],
      );
    }
    expect(pathNamed('archive need', figurePaths(servers))).toBeUndefined();
  });
});

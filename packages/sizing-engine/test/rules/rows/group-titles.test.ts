import { describe, expect, it } from 'vitest';
import { groupNumbers, namedGroups } from '../../../src/doors/design.ts';
import { groupRefs } from '../../../src/design/group-ref.ts';
import { groupsOf } from '../../support/designs.ts';
import { english, groupTitles } from '../../support/in-english.ts';

describe('the groups of a design', () => {
  const ids = [57, 12, 31];
  const rows = groupsOf({}, {}, {}).map((row, index) => ({
    ...row,
    cameraGroupId: ids[index]!,
    streamName: index === 1 ? ' Lobby ' : ' ',
  }));

  it('are numbered in the order in which they were added, not by their ids and not by their places', () => {
    expect([...groupNumbers(rows)]).toEqual([
      [12, 1],
      [31, 2],
      [57, 3],
    ]);
  });

  it('are called by their names, or by their numbers', () => {
    expect([...groupTitles(namedGroups(rows), english)]).toEqual([
      [57, 'Group 3'],
      [12, 'Lobby'],
      [31, 'Group 2'],
    ]);
  });

  it('have names without blanks around them', () => {
    expect(namedGroups(rows).map(({ name }) => name)).toEqual(['', 'Lobby', '']);
    expect([...groupTitles([{ cameraGroupId: 9, name: ' ' }], english)]).toEqual([[9, 'Group 1']]);
  });

  it('have the same numbers in a sentence', () => {
    expect(ids.map((id) => groupRefs(rows)(id))).toEqual([3, 'Lobby', 2]);
    expect(groupRefs(rows.slice(0, 1))(57)).toBeNull();
  });
});

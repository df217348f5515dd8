import { describe, expect, it } from 'vitest';
import { serversInState } from '../../src/doors/goals.ts';

describe('the servers in a state', () => {
  it.each([
    ['normal', { running: 3, down: 0, takingOver: 0, waiting: 2 }],
    ['serverDown', { running: 2, down: 1, takingOver: 0, waiting: 2 }],
    ['serverDownMoved', { running: 2, down: 1, takingOver: 0, waiting: 2 }],
    ['serverDownFailover', { running: 2, down: 1, takingOver: 1, waiting: 1 }],
    ['diskRebuild', { running: 3, down: 0, takingOver: 0, waiting: 2 }],
  ] as const)('%s', (state, expected) => {
    expect(serversInState(state, 3, 2)).toEqual(expected);
  });
});

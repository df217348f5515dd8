import type { Actor, Identity } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';

/** A user whom `withActors` looks up at each call. */
export function unknownActor(identity: Identity): Actor {
  return { ...identity, userId: 0, workspaceId: 0, level: 0 };
}

/** Stores that look up their callers, as the API does before each call. */
export function withActors(stores: Stores): Stores {
  const lookedUp = async (given: unknown): Promise<unknown> => {
    if (typeof given !== 'object' || given === null) return given;
    if ('actor' in given) return { ...given, actor: await lookedUp(given.actor) };
    const isUnknown = 'userId' in given && given.userId === 0;
    return isUnknown ? stores.access.actor(given as unknown as Identity) : given;
  };
  const wrapped = (store: object) =>
    Object.fromEntries(
      Object.entries(store).map(([name, method]: [string, (...given: unknown[]) => unknown]) => [
        name,
        name === 'now' || name === 'followPresence'
          ? method
          : async (first: unknown, ...rest: unknown[]) => method(await lookedUp(first), ...rest),
      ]),
    );
  return Object.fromEntries(
    Object.entries(stores).map(([name, part]) => [
      name,
      typeof part === 'function' || name === 'requestCounts' ? part : wrapped(part),
    ]),
  ) as unknown as Stores;
}

import { basename } from 'node:path';
import { expect } from 'vitest';
import { DEMO_USERS } from '../../../apps/api/src/identity/users.ts';

export type UserName = 'Alice' | 'Bob';

/** Id at the embedded provider. On the shared server each test file has users of its own. */
function userId(name: string, file: string | undefined): string {
  return file === undefined ? name.toLowerCase() : `${name.toLowerCase()}-${basename(file, '.test.ts')}`;
}

/** Users of every test file, as the server reads them from `EMBEDDED_IDP_USERS`. They differ in nothing but their ids. */
export function usersOf(files: readonly string[]): readonly object[] {
  return files.flatMap((file) => Object.entries(DEMO_USERS).map(([id, user]) => ({ ...user, id: userId(id, file) })));
}

let isOnSharedServer = false;

/** Called before the tests of a file. */
export function setOnSharedServer(isShared: boolean): void {
  isOnSharedServer = isShared;
}

/** Id of a user of the running test file. */
export function ownUserId(name: UserName): string {
  return userId(name, isOnSharedServer ? testFile() : undefined);
}

/** The running test file; undefined where a bench or a script that takes pictures runs, of which Vitest knows nothing. */
export function testFile(): string | undefined {
  return process.env['VITEST'] === undefined ? undefined : expect.getState().testPath;
}

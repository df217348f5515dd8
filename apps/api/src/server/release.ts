import { existsSync, readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from './package-root.ts';

/** What `/healthz` tells of the program. */
export interface Release {
  /** Version of the API, from its manifest. */
  readonly version: string;
  /** The commit of the sources, or what BUILD said when they were built; `unknown` without either. */
  readonly build: string;
}

const BUILD_FILE = new URL('dist/build.txt', PACKAGE_ROOT);

export function releaseOf(givenBuild?: string): Release {
  const manifest = JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as Pick<Release, 'version'>;
  const written = existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : 'unknown';
  return { version: manifest.version, build: givenBuild ?? written };
}

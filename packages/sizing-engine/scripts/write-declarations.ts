import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDeclarations, describeEntryPoints, ENTRY_POINTS, PACKAGE } from './entry-points.ts';

// One file of declarations for each entry point, and the same text again for those who require(), where it is another module.
const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
try {
  compileDeclarations(join(folder, 'compiled'));
  describeEntryPoints({ kind: 'declarations', compiled: join(folder, 'compiled'), folder });
  for (const { name, module } of ENTRY_POINTS) {
    for (const ending of ['d.ts', 'd.cts']) {
      copyFileSync(join(folder, `${name}.d.ts`), join(PACKAGE, 'dist', `${module}.${ending}`));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

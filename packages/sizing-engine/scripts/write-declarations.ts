import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDeclarations, describeDoor, DOORS, PACKAGE } from './doors.ts';

// One file of declarations for each door, and the same text again for those who require(): there it is another module.
const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
try {
  compileDeclarations(join(folder, 'compiled'));
  for (const door of DOORS) {
    describeDoor(door, join(folder, 'compiled'), folder);
    for (const ending of ['d.ts', 'd.cts']) {
      copyFileSync(join(folder, `${door.name}.d.ts`), join(PACKAGE, 'dist', `${door.module}.${ending}`));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

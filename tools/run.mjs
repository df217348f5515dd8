// node tools/run.mjs SCRIPT [ARGUMENT ...]: a script of the workspace on the toolchain that it needs.
import { run } from './toolchain.mjs';

process.exitCode = await run(['pnpm', 'run', ...process.argv.slice(2)]);

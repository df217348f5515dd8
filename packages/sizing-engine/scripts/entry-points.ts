import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';

/** The entry points of the package, each with the name of its report and pages, and the place of its module. */
export const ENTRY_POINTS = [
  { name: 'index', module: 'index' },
  { name: 'design', module: 'design/index' },
  { name: 'explanations', module: 'explanations' },
  { name: 'catalogue', module: 'catalogue/index' },
] as const;

export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** The folder of the package. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** Write the declarations of every source file to a folder. */
export function compileDeclarations(folder: string): void {
  execFileSync(process.execPath, [COMPILER, '-p', `${PACKAGE}/tsconfig.build.json`, '--outDir', folder], {
    stdio: 'inherit',
  });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    writeFileSync(path, withCodeInItsLine(readFileSync(path, 'utf8')));
  }
}

/** The extractor drops a line break before code or a link, and with it the space between the words. */
function withCodeInItsLine(declarations: string): string {
  return declarations.replaceAll(/(?<=^[ \t]*\* .*)\n[ \t]*\* (?=`[^`]|\{@link)/gm, ' ');
}

/**
 * Of one entry point, write to a folder: `<name>.d.ts`, all its declarations in one file; `<name>.api.md`, the report of everything
 * it exports; `<name>.api.json`, the same with the docstrings.
 */
export function describeEntryPoint({ name, module }: EntryPoint, compiled: string, folder: string): void {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${PACKAGE}/package.json`,
    configObject: {
      projectFolder: compiled,
      mainEntryPointFilePath: `${compiled}/${module}.d.ts`,
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: 'ES2023', lib: ['ES2023'], module: 'NodeNext', types: [], strict: true },
          files: [`${module}.d.ts`],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: `${compiled}/report`,
        reportFileName: `${name}.api.md`,
        includeForgottenExports: true,
      },
      docModel: { enabled: true, apiJsonFilePath: `${folder}/${name}.api.json` },
      dtsRollup: { enabled: true, untrimmedFilePath: `${folder}/${name}.d.ts` },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
    },
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: refuseErrors });
}

/** Whatever the docstrings lack is the linter's to say; declarations that do not compile must stop the build. */
function refuseErrors(message: ExtractorMessage): void {
  message.handled = true;
  if (message.category === 'Compiler') throw new Error(message.text);
}

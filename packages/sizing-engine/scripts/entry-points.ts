import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';

/** The entry points of the package, each with the name of its report and the place of its module. */
export const ENTRY_POINTS = [
  { name: 'index', module: 'index' },
  { name: 'as-built', module: 'doors/as-built' },
  { name: 'bounds', module: 'doors/bounds' },
  { name: 'catalogue', module: 'doors/catalogue' },
  { name: 'comparison', module: 'doors/comparison' },
  { name: 'design', module: 'doors/design' },
  { name: 'enumerations', module: 'doors/enumerations' },
  { name: 'explanations', module: 'doors/explanations' },
  { name: 'goals', module: 'doors/goals' },
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
}

interface Description {
  /** `<name>.d.ts`, all declarations of an entry point in one file, or `<name>.api.md`, the report of everything it exports. */
  readonly kind: 'declarations' | 'report';
  /** Where the declarations of every source file are. */
  readonly compiled: string;
  /** Where to write. */
  readonly folder: string;
}

/** Describe each entry point. The compiled declarations are read once for all of them. */
export function describeEntryPoints(description: Description): void {
  const configs = ENTRY_POINTS.map((entryPoint) => configOf(entryPoint, description));
  const compilerState = CompilerState.create(configs[0]!, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    Extractor.invoke(config, { localBuild: true, messageCallback: refuseErrors, compilerState });
  }
}

function configOf({ name, module }: EntryPoint, { kind, compiled, folder }: Description): ExtractorConfig {
  return ExtractorConfig.prepare({
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
        enabled: kind === 'report',
        reportFolder: folder,
        reportTempFolder: `${compiled}/report`,
        reportFileName: `${name}.api.md`,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: kind === 'declarations', untrimmedFilePath: `${folder}/${name}.d.ts` },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
    },
  });
}

/** Whatever the docstrings lack is the linter's to say; declarations that do not compile must stop the build. */
function refuseErrors(message: ExtractorMessage): void {
  message.handled = true;
  if (message.category === 'Compiler') throw new Error(message.text);
}

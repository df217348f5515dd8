import { catalogueFileSchema } from '@site-designer/catalogue-file';
import { designFileSchema } from '@site-designer/design-file';
import { Argument, type Command } from 'commander';
import { resultSchema } from '../answers/result.ts';
import type { Session } from '../shell/session.ts';

const SCHEMAS = { design: designFileSchema, proposal: resultSchema, catalogue: catalogueFileSchema } as const;

export function addSchema(program: Command, { shell }: Session): void {
  program
    .command('schema')
    .description('print a JSON schema (2020-12)')
    .addArgument(
      new Argument('[of]', 'what it describes: a design file, the result of `size --json`, or a catalogue file')
        .choices(Object.keys(SCHEMAS))
        .default('design'),
    )
    .action((of: keyof typeof SCHEMAS) => shell.out.write(`${JSON.stringify(SCHEMAS[of](), undefined, 2)}\n`));
}

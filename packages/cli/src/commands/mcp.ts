import type { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { apiDesigns } from '../mcp/api-designs.ts';
import { printedBy } from '../mcp/command.ts';
import { filesOf } from '../mcp/sources.ts';
import { engineTools } from '../mcp/tools.ts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { Session } from '../shell/session.ts';

/** The command that runs the others for an assistant. */
export function addMcp(programFor: (session: Session) => Command) {
  return (program: Command, { shell }: Session): void => {
    program
      .command('mcp')
      .description('serve the engine as tools for assistants over standard input and output (Model Context Protocol)')
      .option('--url <address>', 'web address of an installation whose designs may be read by their addresses')
      .addHelpText('after', '\nA token of the installation is read from the variable SITE_DESIGNER_TOKEN.')
      .action(async ({ url }: { readonly url?: string }) => {
        if (url !== undefined && !isWebAddress(url)) {
          throw new Failure(EXIT.usage, `--url "${url}": It is not a web address, such as https://sizing.example.com.`);
        }
        const api = apiDesigns({ url, token: process.env['SITE_DESIGNER_TOKEN'] });
        const tools = engineTools({
          newFiles: () => filesOf(api),
          run: (args, { contents }) =>
            printedBy({
              args,
              contents,
              shell,
              parse: (session, words) => programFor(session).parseAsync(words, { from: 'user' }),
            }),
        });
        // The library is large, and no other command needs it.
        const { serve } = await import('../mcp/serve.ts');
        await serve({ name: 'site-designer', version: manifest.version, tools });
      });
  };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

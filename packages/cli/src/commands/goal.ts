import { namedGroups } from '@site-designer/sizing-engine/design';
import { ownSpeaker, groupTitles, type ExplainedProposal } from '@site-designer/texts';
import { Argument, type Command } from 'commander';
import { goalOf, GOALS, type Goal } from '../answers/goals.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { groupNamed } from '../options/group-named.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../options/settings-options.ts';
import { goalSection } from '../print/goal.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { answerLines } from '../print/proposal.ts';
import { sectionLines } from '../print/table.ts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { withProgress } from '../shell/progress.ts';
import type { Session } from '../shell/session.ts';
import { groupsText, sizedDesigns } from './sized-designs.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly group?: string;
  readonly json?: true;
}

export function addGoal(program: Command, { shell, endWith }: Session): void {
  addSettingsOptions(
    program
      .command('goal')
      .description(
        'say what the hardware of a design holds: the longest retention, the most cameras, the smallest disks',
      )
      .addArgument(new Argument('<goal>', 'what is sought').choices(GOALS))
      .argument('<design>', 'design file, or - for standard input')
      .option('--group <id>', 'the camera group that grows, by its id or name; without it all groups in their mix')
      .option('--json', 'print the answer as JSON, with the design that it holds for'),
  )
    .addOption(catalogueOption())
    .action(async (goal: Goal['goal'], file: string, typed: Typed) => {
      if (typed.group !== undefined && goal !== 'cameras') {
        throw new Failure(
          EXIT.usage,
          said('--group "{group}": Only the goal cameras is sought for one group.', { group: typed.group }),
        );
      }
      const catalogue = await loadCatalogue(shell, typed);
      const design = withTypedSettings(await loadDesign(shell, file, catalogue), typed, catalogue);
      const group = groupOf(typed.group, design);
      const [proposal] = await sizedDesigns([design], { shell, catalogue, options: HARDWARE_ONLY });
      const wanted = group === undefined ? {} : { cameraGroupId: group.id };
      const found = await withProgress(shell, `searching ${groupsText([design])}`, () =>
        goalOf(goal, { design, catalogue, wanted }),
      );
      if (found.answer === null) endWith(EXIT.noAnswer);
      const lines = typed.json
        ? [JSON.stringify(found, undefined, 2)]
        : linesOf(found, { design, proposal: proposal!, group }, shell.out);
      shell.out.write(`${lines.join('\n')}\n`);
    });
}

const HARDWARE_ONLY = { headroom: false, failure: false, alternatives: false } as const;

type Asked = Parameters<typeof goalSection>[1] & { readonly proposal: ExplainedProposal };

function groupOf(typed: string | undefined, design: Asked['design']): Asked['group'] {
  if (typed === undefined) return undefined;
  const id = groupNamed(typed, `--group "${typed}"`, design);
  return { id, title: printable(groupTitles(namedGroups(design.cameras), ownSpeaker).get(id)!) };
}

function linesOf(found: Goal, asked: Asked, out: Session['shell']['out']): string[] {
  const { design, proposal } = asked;
  const section = goalSection(found, asked);
  const head = [paintFor(out).bold(printable(design.name)), ...answerLines(proposal, out)];
  if (section !== undefined) return [...head, ...sectionLines(section, out)];
  return proposal.errorMessage === null
    ? [...head, '', said('This hardware does not hold even the least of it.')]
    : head;
}

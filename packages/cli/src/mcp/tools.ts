import { Type, type Static, type TObject } from 'typebox';
import { Value } from 'typebox/value';
import { GOALS } from '../answers/goals.ts';
import { Refusal } from './command.ts';
import type { Tool } from './serve.ts';
import { Source, type Files } from './sources.ts';

/** Runs a command on files and returns what it prints. */
export type RunCommand = (args: readonly string[], files: Files) => Promise<string>;

interface Served {
  readonly run: RunCommand;
  readonly newFiles: () => Files;
}

const Settings = Type.Optional(
  Type.Array(Type.String({ minLength: 1 }), {
    description: 'other server settings, each path=value, as of --set: maxDiskUtilization=85, "raidType=RAID 5"',
  }),
);

/** The engine as tools for assistants: each is a command of this program. */
export function engineTools(served: Served): readonly Tool[] {
  return [sizeTool(served), explainTool(served), compareTool(served), goalTool(served), readListTool(served)];
}

function sizeTool(served: Served): Tool {
  return tool(served, {
    name: 'size',
    description:
      'Size a design: what to buy, how long recordings are kept, what a failed server means, warnings, loads and the bill of materials.',
    input: { design: Source, settings: Settings },
    call: async ({ design, settings }, { files, run }) => {
      const file = await files.nameOf(design, 'design');
      const args = (...options: string[]) => ['size', ...options, ...setOptions(settings), '--', file];
      const result = JSON.parse(await run(args('--json'))) as Record<string, unknown>;
      const { siteDesignName, calculationSuccess, errorMessage, answer, totals, bill, warnings } = result;
      return {
        text: await run(args()),
        data: { siteDesignName, calculationSuccess, errorMessage, answer, totals, bill, warnings },
      };
    },
  });
}

function explainTool(served: Served): Tool {
  return tool(served, {
    name: 'explain',
    description:
      'Explain a figure of the result of a design down to what was entered and the source of each fact. Without a figure, list all figures.',
    input: {
      design: Source,
      figure: Type.Optional(Type.String({ description: 'name or path of a figure: storage, servers, "peak rate"' })),
      settings: Settings,
    },
    call: async ({ design, figure = '', settings }, { files, run }) => ({
      text: await run([
        'explain',
        ...setOptions(settings),
        '--',
        await files.nameOf(design, 'design'),
        ...(figure.trim() === '' ? [] : [figure.trim()]),
      ]),
    }),
  });
}

function compareTool(served: Served): Tool {
  return tool(served, {
    name: 'compare',
    description: 'Compare the answers to two designs, or to a design and variants of its server settings.',
    input: {
      design: Source,
      other: Type.Optional(Source),
      variants: Type.Optional(
        Type.Array(Type.String({ minLength: 1 }), {
          description: 'name:path=value, such as full:maxDiskUtilization=100; several of a name make one variant',
        }),
      ),
    },
    call: async ({ design, other, variants = [] }, { files, run }) => {
      const names = [await files.nameOf(design, 'design')];
      if (other !== undefined) names.push(await files.nameOf(other, 'other'));
      return { text: await run(['compare', ...variants.flatMap((each) => [`--variant=${each}`]), '--', ...names]) };
    },
  });
}

function goalTool(served: Served): Tool {
  return tool(served, {
    name: 'goal_seek',
    description:
      'Say what the hardware of a design holds: the longest retention, the most cameras, or the smallest disks.',
    input: {
      design: Source,
      goal: Type.Enum([...GOALS]),
      group: Type.Optional(
        Type.String({ minLength: 1, description: 'goal cameras only: id or name of the group that grows' }),
      ),
      settings: Settings,
    },
    call: async ({ design, goal, group, settings }, { files, run }) => ({
      text: await run([
        'goal',
        ...(group === undefined ? [] : [`--group=${group}`]),
        ...setOptions(settings),
        '--',
        goal,
        await files.nameOf(design, 'design'),
      ]),
    }),
  });
}

function readListTool(served: Served): Tool {
  return tool(served, {
    name: 'read_camera_list',
    description:
      'Make a design file of a camera list (CSV by path or as text, XLSX by path) of any maker: what each line is, and the design.',
    input: {
      list: Type.Pick(Source, ['path', 'content'], { additionalProperties: false }),
      name: Type.Optional(Type.String({ description: 'name of the design' })),
      update: Type.Optional(Source),
      decide: Type.Optional(
        Type.Enum(['leave', 'take'], { description: 'lines of which the list does not tell whether they are cameras' }),
      ),
      combine: Type.Optional(
        Type.Enum(['no', 'section', 'all'], { description: 'lines with equal settings as one group' }),
      ),
    },
    call: async ({ list, name, update, decide, combine }, { files, run }) => {
      const given: Readonly<Record<string, string | undefined>> = {
        name,
        decide,
        combine,
        update: update && (await files.nameOf(update, 'design')),
      };
      const options = Object.entries(given).flatMap(([option, value]) =>
        value === undefined ? [] : [`--${option}=${value}`],
      );
      const text = await run(['import', '--json', ...options, '--', await files.nameOf(list, 'list')]);
      return { text, data: JSON.parse(text) as Record<string, unknown> };
    },
  });
}

function setOptions(settings: readonly string[] = []): string[] {
  return settings.map((each) => `--set=${each}`);
}

interface Calling {
  readonly files: Files;
  readonly run: (args: readonly string[]) => Promise<string>;
}

interface ToolOf<Input extends Record<string, object>> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  readonly call: (
    input: Static<TObject<Input>>,
    calling: Calling,
  ) => Promise<{ readonly text: string; readonly data?: Readonly<Record<string, unknown>> }>;
}

/** A tool that checks its input by its schema; whatever is wrong is told in one sentence. */
function tool<const Input extends Record<string, object>>(
  { run, newFiles }: Served,
  { name, description, input, call }: ToolOf<Input>,
): Tool {
  const schema = Type.Object(input as never, { additionalProperties: false });
  return {
    name,
    description,
    input: schema,
    call: async (given) => {
      try {
        const [wrong] = Value.Errors(schema, given);
        if (wrong !== undefined) {
          throw new Refusal(`${wrong.instancePath.slice(1).replaceAll('/', '.') || 'input'}: ${wrong.message}.`);
        }
        const files = newFiles();
        return await call(given as never, { files, run: (args) => run(args, files) });
      } catch (error) {
        if (error instanceof Refusal) return { text: error.message, isError: true };
        throw error;
      }
    },
  };
}

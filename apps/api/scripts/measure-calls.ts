// Measures the processor time of every call and writes the table of docs/operations/capacity.md:
// node --conditions=@site-designer/source scripts/measure-calls.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { measuredCalls, type MeasuredCall } from '../bench/measured-calls.ts';
import { startPostgres } from '../test/support/postgres-server.ts';

const PAGE = join(import.meta.dirname, '../../../docs/operations/capacity.md');
/** A call that costs more on either database has a line of its own, milliseconds. */
const MUCH = 6;

type Pair = Pick<MeasuredCall, 'contract' | 'how'> & { readonly sqlite: number; readonly postgres: number };

async function onSqlite(tell: (line: string) => void): Promise<MeasuredCall[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-measure-'));
  try {
    return await measuredCalls(`sqlite:${join(folder, 'designs.db')}`, tell);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(tell: (line: string) => void): Promise<MeasuredCall[]> {
  const server = await startPostgres();
  try {
    return await measuredCalls(`${server.url}/postgres`, tell);
  } finally {
    await server.stop();
  }
}

/** Calls that change something stand apart from those that read. */
const kindOf = ({ contract }: Pair) => (contract.method === 'GET' ? 'reads' : 'writes');
const isDear = ({ sqlite, postgres, how }: Pair) => sqlite > MUCH || postgres > MUCH || how !== '';
const named = ({ contract, how }: Pair) => `\`${contract.schema.operationId}\`${how === '' ? '' : `, ${how}`}`;

function line(title: string, calls: readonly Pair[]): string {
  const range = (costs: readonly number[]) => {
    const [least, most] = [Math.min(...costs), Math.max(...costs)].map((cost) => cost.toFixed(1));
    return least === most ? least : `${least} to ${most}`;
  };
  const names = calls.map(named).join(', ');
  const figures = [calls.map(({ sqlite }) => sqlite), calls.map(({ postgres }) => postgres)].map(range);
  return `| ${title} | ${names} | ${figures.join(' | ')} |`;
}

function table(pairs: readonly Pair[]): string {
  const tags = [...new Set(pairs.map(({ contract }) => contract.schema.tags[0] ?? ''))];
  const lines = tags.flatMap((tag) => {
    const own = pairs.filter(({ contract }) => contract.schema.tags[0] === tag);
    const grouped = (['reads', 'writes'] as const).flatMap((kind) => {
      const cheap = own.filter((each) => kindOf(each) === kind && !isDear(each));
      return cheap.length === 0 ? [] : [line(`${tag}, ${kind}`, cheap)];
    });
    return [...grouped, ...own.filter(isDear).map((each) => line(tag, [each]))];
  });
  return ['| | Calls | SQLite | PostgreSQL |', '|---|---|---|---|', ...lines].join('\n');
}

const tell = (line: string) => void process.stderr.write(`${line}\n`);
const sqlite = await onSqlite(tell);
const postgres = await onPostgres(tell);
const pairs = sqlite.map((own, index) => ({ ...own, sqlite: own.cost, postgres: postgres[index]?.cost ?? 0 }));
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.replace(/^\| \| Calls \|[^]*?\n\n/m, `${table(pairs)}\n\n`));
process.exit(0);

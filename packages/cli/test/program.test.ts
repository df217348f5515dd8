import { designFileSchema } from '@site-designer/design-file';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { resultSchema } from '../src/answers/result.ts';
import { runBuilt } from './support/built.ts';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const COMMANDS = ['size', 'goal', 'compare', 'explain', 'bitrate', 'import', 'export', 'schema'];

describe('the program', () => {
  test('prints its commands and exit codes', async () => {
    const { code, out } = await typed(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    expect(out).toContain('Exit codes:');
  });

  test.each(COMMANDS)('prints the usage of %s', async (command) => {
    const { code, out, err } = await typed([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: site-designer ${command}`);
  });

  test('prints its version', async () => {
    expect(await typed(['--version'])).toMatchObject({ code: 0, out: `${manifest.version}\n` });
  });

  test.each([
    [[], /Usage: site-designer/],
    [['siez'], /unknown command 'siez'\s+\(Did you mean size\?\)/],
    [['size'], /missing required argument 'designs'/],
    [['size', 'a.json', '--jsno'], /unknown option '--jsno'\s+\(Did you mean --json\?\)/],
    [['bitrate', '--codec'], /option '--codec <name>' argument missing/],
    [['schema', 'answer'], /Allowed choices are design, proposal/],
  ])('ends with 2 where it is called as %j', async (args, said) => {
    const { code, out, err } = await typed(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  test.each([
    ['a file', {}, false],
    ['a file of a build server', { CI: 'true' }, false],
    ['something that shows colours', { FORCE_COLOR: '1' }, true],
    ['something that shows them to someone who wants none', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('colours what goes to %s where it should', (_, env, coloured) => {
    const { code, out } = runBuilt(['bitrate'], { env });
    expect([code, out.includes('\u001B[')]).toEqual([0, coloured]);
  });

  test.each([
    [['size', '\u001B[31mabsent']],
    [['size', '\u001B[31mfaulty']],
    [['size', 'design', '--overhead', '\u001B[31m']],
    [['size', 'design', '--\u001B[31m']],
    [['size', 'design', '--hardware', '\u001B[31m']],
    [['\u001B[31m']],
    [['import', 'table', '--out', '\u001B[31m']],
  ])('repeats no control characters that it was called with: %j', async (args) => {
    const { err } = await typed(args, {
      files: { '\u001B[31mfaulty': '{}', design: designText('four-cameras'), table: 'Name\nGate' },
    });
    expect(err).toContain('\uFFFD[31m');
    expect(err).not.toContain('\u001B');
  });

  test('reads standard input once', () => {
    const { code, err } = runBuilt(['compare', '-', '-'], { input: designText('four-cameras') });
    expect([code, err]).toEqual([
      3,
      'error: standard input cannot be read: it is read already; name one file only as -\n',
    ]);
  });

  test('prints the schemas', async () => {
    const plain = (schema: object): unknown => JSON.parse(JSON.stringify(schema));
    expect(JSON.parse((await typed(['schema'])).out)).toEqual(plain(designFileSchema()));
    expect(JSON.parse((await typed(['schema', 'proposal'])).out)).toEqual(plain(resultSchema()));
  });
});

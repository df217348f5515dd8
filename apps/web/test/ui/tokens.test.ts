import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function tokensOf(path: string): Record<string, string> {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8');
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

test('the sign-in page of the embedded provider has the colours and sizes of the app', () => {
  const signIn = tokensOf('../../../api/assets/sign-in.css');
  const app = tokensOf('../../src/ui/tokens.css');
  expect(Object.keys(signIn).length).toBeGreaterThan(20);
  expect(app).toMatchObject(signIn);
});

import { describe, expect, it } from 'vitest';
import { FieldChecks } from '../../../src/checks/field-check.ts';
import { checkSharedSettings } from '../../../src/design/shared-settings.ts';

function errorsOf(settings: object): readonly string[] {
  const checks = new FieldChecks('');
  checkSharedSettings(settings, checks);
  return checks.errors.map(({ path }) => path);
}

describe('shared settings', () => {
  it('may be absent, each of them', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each(['resilience', 'power', 'tiers', 'evidenceLock'])('are refused where %s is not an object', (name) => {
    expect(errorsOf({ [name]: null })).toEqual([name]);
  });
});

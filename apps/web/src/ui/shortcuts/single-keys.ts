const KEY = 'site-designer.single-keys';

/** Whether shortcuts of a single key are on; the user may switch them off. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/ui/keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  const rows = ['one', 'two', 'three'].map(
    (id) => `<li id="${id}"><a href="#${id}">Open ${id}</a><button>Delete ${id}</button></li>`,
  );
  document.body.innerHTML = `<main><button id="add">Add</button><ul>${rows.join('')}</ul></main>`;
  stop = keepFocus(document.body);
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

async function focusedAfter(change: () => void): Promise<string | null> {
  change();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return document.activeElement === document.body ? null : (document.activeElement?.textContent ?? null);
}

test('a row that leaves hands the focus to the same control of the next row', async () => {
  element('#two button').focus();
  expect(await focusedAfter(() => element('#two').remove())).toBe('Delete three');
});

test('the last row hands it to the row before', async () => {
  element('#three a').focus();
  expect(await focusedAfter(() => element('#three').remove())).toBe('Open two');
});

test('the whole list hands it to what stood before it', async () => {
  element('#two a').focus();
  expect(await focusedAfter(() => element('ul').remove())).toBe('Add');
});

test('rows that leave together hand it to what is left', async () => {
  element('#two button').focus();
  const leave = () => {
    element('#two').remove();
    element('#three').remove();
  };
  expect(await focusedAfter(leave)).toBe('Delete one');
});

test('whoever moves the focus on purpose is left alone', async () => {
  element('#two button').focus();
  const replace = () => {
    element('#two').remove();
    element('#one a').focus();
  };
  expect(await focusedAfter(replace)).toBe('Open one');
});

test('a row that does not have the focus leaves without a trace', async () => {
  element('#add').focus();
  expect(await focusedAfter(() => element('#one').remove())).toBe('Add');
});

test('who has left the element does not come back', async () => {
  element('#two button').focus();
  await focusedAfter(() => element('#two button').blur());
  expect(await focusedAfter(() => element('#two').remove())).toBeNull();
});

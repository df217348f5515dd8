import type { Address, Output, RouteContract } from '@site-designer/api-contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IssueDialog } from '../../src/features/issued/issue/issue-dialog.tsx';
import { ApiProblem } from '../../src/lib/calls/api-problem.ts';
import type { Call } from '../../src/lib/calls/call.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };
const PRICES = {
  text: 'EUR 53,020.00',
  hint: '2 of 5 lines have no price: they are on request',
  total: { amount: '53020.00', currency: 'EUR' },
};
const COVER = { customer: 'Hotel Bellevue AG', contact: '', reference: '', note: '' };

interface Sent {
  readonly url: string;
  readonly body: unknown;
}

/** The calls of the form: what it starts from, and the issue. */
function hostOf(issue: () => unknown) {
  const sent: Sent[] = [];
  const call: Call = <R extends RouteContract>({ url }: Address<R>, input: unknown) => {
    if (url.endsWith('/cover')) return answer<R>({ cover: COVER });
    if (url.endsWith('/branding')) return answer<R>({ branding: { language: 'en' } });
    if (url.endsWith('/proposal') && (input as Partial<Sent>).body !== undefined) {
      sent.push({ url, body: (input as Sent).body });
      return answer<R>(issue());
    }
    return answer<R>({ proposals: [] });
  };
  return { host: { call, report: vi.fn<() => void>() }, sent };
}

async function answer<R extends RouteContract>(data: unknown) {
  if (data instanceof Error) throw data;
  return { data: data as Output<R>, etag: undefined };
}

const ISSUED = {
  proposal: { id: 9, number: 'P-0001', revision: 'A', customer: 'X', validUntilUtc: '2026-12-26T00:00:00Z' },
};

async function show(issue: () => unknown, { isSaved = true } = {}) {
  const { host, sent } = hostOf(issue);
  const onClose = vi.fn<() => void>();
  const onPricesChanged = vi.fn<() => void>();
  const view = render(
    <MemoryRouter>
      <IssueDialog
        host={host}
        place={PLACE}
        prices={PRICES}
        hasNetwork={false}
        integrator={undefined}
        save={async () => isSaved}
        onPricesChanged={onPricesChanged}
        onIssued={() => {}}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  const customer = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Customer' });
  return { sent, customer, onPricesChanged, view };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const submit = (field: HTMLElement) => fireEvent.submit(field.closest('form')!);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => localStorage.clear());

test('starts from the cover of the project, and issues nothing before the prices are decided', async () => {
  const { sent, customer } = await show(() => ISSUED);
  expect(customer.value).toBe('Hotel Bellevue AG');
  expect([radio(/^With prices/), radio(/^Without prices/)].map(({ checked }) => checked)).toEqual([false, false]);
  submit(customer);
  expect(sent).toEqual([]);
  fireEvent.click(radio(/^With prices/));
  submit(customer);
  await screen.findByRole('heading', { name: 'P-0001 A issued' });
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      customer: 'Hotel Bellevue AG',
      audience: 'customer',
      withPrices: true,
      validDays: 30,
      expectedTotal: PRICES.total,
    },
  ]);
});

test('what was typed is kept until the proposal is issued', async () => {
  const first = await show(() => ISSUED);
  fireEvent.change(first.customer, { target: { value: 'Harbour' } });
  fireEvent.click(radio(/^Without prices/));
  first.view.unmount();
  const second = await show(() => ISSUED);
  expect(second.customer.value).toBe('Harbour');
  submit(second.customer);
  await screen.findByRole('heading', { name: 'P-0001 A issued' });
  second.view.unmount();
  expect((await show(() => ISSUED)).customer.value).toBe('Hotel Bellevue AG');
});

test('prices that have changed take the choice back, and nothing is issued', async () => {
  const problem = new ApiProblem({ type: 'about:blank', title: 'Conflict', status: 409 }, undefined);
  const { customer, onPricesChanged } = await show(() => problem);
  fireEvent.click(radio(/^With prices/));
  submit(customer);
  await screen.findByText(/The price list has changed since you opened this/);
  expect(radio(/^With prices/).checked).toBe(false);
  expect(onPricesChanged).toHaveBeenCalledOnce();
});

test('a design that cannot be saved is not issued, and the form says so', async () => {
  const { sent, customer } = await show(() => ISSUED, { isSaved: false });
  fireEvent.click(radio(/^Without prices/));
  submit(customer);
  await screen.findByText(/the design could not be saved/);
  expect(sent).toEqual([]);
});

test('an installer is asked for no prices, and a day in the past is refused at its field', async () => {
  const { sent, customer } = await show(() => ISSUED);
  fireEvent.click(radio(/^Installer/));
  expect(screen.queryByRole('radio', { name: /^With prices/ })).toBeNull();
  const day = screen.getByLabelText('Valid until');
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  submit(customer);
  expect(sent).toEqual([]);
});

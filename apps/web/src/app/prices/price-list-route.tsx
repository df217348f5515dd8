import { PRICE_LIST_TEXTS } from '#texts/pages/price-list.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PriceListScreen } from '../../features/price-list/price-list-screen.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';

const ADD = 'add';

export function PriceListRoute(): ReactNode {
  const user = useApp((state) => state.user.data?.email ?? '');
  const [search, setSearch] = useSearchParams();
  const [wanted] = useState(() => search.getAll(ADD));
  const hasWanted = search.has(ADD);
  // The lines are passed once: a reload would restore removed ones.
  useEffect(() => {
    if (hasWanted) setSearch((before) => without(before), { replace: true });
  }, [hasWanted, setSearch]);
  return (
    <>
      <PageTitle>{PRICE_LIST_TEXTS.title}</PageTitle>
      <PriceListScreen host={useAppStore().host} user={user} wanted={wanted} />
    </>
  );
}

function without(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(ADD);
  return rest;
}

import type { ReactNode } from 'react';
import { StorageByGroup } from '../charts/storage-by-group.tsx';

export function WhatIsRecorded(): ReactNode {
  return <StorageByGroup />;
}

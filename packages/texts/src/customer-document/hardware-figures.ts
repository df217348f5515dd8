import { boughtServers } from '../told/hardware-line.ts';
import type { AnsweredResult } from './input.ts';

/** Disks of the storages of one server. */
export function storagesOf({ answer }: AnsweredResult): { readonly disks: number; readonly diskTb: number }[] {
  return answer.storages.map(({ disks, diskTb }) => ({ disks, diskTb }));
}

/** What is bought of recording servers, spares included, and how many of them are spares. */
export function serversOf({ answer }: AnsweredResult): { readonly servers: number; readonly spares: number } {
  return { servers: boughtServers(answer), spares: answer.spares ?? 0 };
}

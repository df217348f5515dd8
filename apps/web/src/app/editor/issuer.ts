import { fullName } from '../../features/proposal/print/integrator.ts';
import type { UserData } from '../../features/session/user-data.ts';

/** The contact data of the user on a proposal. */
export function issuerOf({ companyName, email, phone, ...names }: UserData) {
  return { name: fullName(names) ?? '', company: companyName, email, phone };
}

import { apiTexts } from '../../texts/language-in-use.ts';

/** The name of whoever deletes their account, so that it stands wherever names do. */
export const FORMER_MEMBER = 'former member';

/** The name of a personal workspace, as it is stored: its owner reads it in their language. */
export const PERSONAL = 'Personal';

/** What a person is called: the id at the identity provider where no name is known. */
export function nameOf({ name, subject }: { readonly name: string; readonly subject: string }): string {
  if (name === FORMER_MEMBER) return apiTexts().account.formerMember;
  return name === '' ? subject : name;
}

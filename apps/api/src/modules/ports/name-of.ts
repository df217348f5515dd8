/** The name of whoever deletes their account, so that it stands wherever names do. */
export const FORMER_MEMBER = 'former member';

/** What a person is called: the id at the identity provider where no name is known. */
export function nameOf({ name, subject }: { readonly name: string; readonly subject: string }): string {
  return name === '' ? subject : name;
}

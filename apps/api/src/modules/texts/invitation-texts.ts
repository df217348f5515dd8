export const INVITATION_TEXTS = {
  role: (roles: readonly string[]) => `Must be one of ${roles.join(', ')}`,
  email: 'Must be an e-mail address',
  otherEmail: 'This invitation is for another e-mail address: sign in with that one, or ask for a new invitation',
} as const;

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = { min: 1, max: 30, default: 7 } as const;

/** Days for which an API token works. */
export const TOKEN_DAYS = { min: 1, max: 365, default: 90 } as const;

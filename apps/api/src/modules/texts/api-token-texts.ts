export const API_TOKEN_TEXTS = {
  name: (most: number) => `Name must have 1 to ${most} characters`,
  tooMany: (limit: number) => `This workspace has ${limit} valid API tokens, and may have no more: revoke one first`,
  notByToken: 'An API token may not do this: sign in',
  onlyRead: 'This API token may only read',
} as const;

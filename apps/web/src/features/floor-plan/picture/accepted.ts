/** Files that the choice of a drawing offers. */
export const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf,.png,.jpg,.jpeg,.webp,.pdf';

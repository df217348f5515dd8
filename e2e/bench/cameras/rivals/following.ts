/** The hash of a page of another grid that adds up only rows that have changed, as the editor does. */
export const FOLLOWING = '#following';

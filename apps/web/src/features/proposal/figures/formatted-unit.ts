/** What an operating system counts a formatted volume in. Vendors print it as TB; this product does not. */
export const FORMATTED_UNIT = 'TiB';

import { bigint, boolean, text } from 'drizzle-orm/pg-core';

export const whole = () => bigint({ mode: 'number' });
/** A sequence never reuses an id, so that restored objects keep theirs. */
export const id = () => whole().primaryKey().generatedByDefaultAsIdentity();
/** The original, while a copy is made; null in what was not copied. No foreign key: the original may go. */
export const copiedFrom = () => whole();
export const flag = () => boolean().notNull();

/** Moments are ISO 8601 texts in UTC: they sort by time and read the same in every database. */
export const timestamps = { createdAt: text().notNull(), updatedAt: text().notNull(), deletedAt: text() };

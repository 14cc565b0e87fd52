import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { MerchantSettings } from './merchant-settings.ts';

export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  settings: jsonb('settings').$type<MerchantSettings>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type MerchantRow = typeof merchants.$inferSelect;

export const countries = pgTable('countries', {
  countryCode: text('country_code').primaryKey(),
  /** The dialling code without `+`. */
  diallingCode: text('dialling_code').notNull(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
});

/** Metadata of this database, such as the seed from which it was created. */
export const databaseFacts = pgTable('database_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

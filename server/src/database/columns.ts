import type { ColumnType } from 'kysely'

/** Column types: instants are Dates, days are ISO strings, bigint cents are numbers, json is written as text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>
export type JsonColumn<Value = unknown> = ColumnType<Value, string, string>
export type JsonColumnOrNull<Value = unknown> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>
export type JsonWithDefault<Value = unknown> = ColumnType<Value, string | undefined, string>
/** What the database computes: read, never written. */
export type Computed<Value> = ColumnType<Value, never, never>

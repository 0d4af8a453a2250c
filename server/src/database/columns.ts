import type { ColumnType } from 'kysely'

/** Column types: instants are Dates, days are ISO strings, bigint cents are numbers, json is written as text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>
export type JsonColumn = ColumnType<unknown, string, string>
export type JsonColumnOrNull = ColumnType<unknown, string | null | undefined, string | null>
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>

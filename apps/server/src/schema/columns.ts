import type { ColumnType } from 'kysely'

/** A JSONB column: read as a value, written as `JSON.stringify(value)`, since pg would turn a list into an SQL array. */
export type Json<T> = ColumnType<T, string, string>

/** A JSONB column with a default. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

/** A nullable JSONB column. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** An instant by the database's clock: an insert leaves it out. */
export type DatabaseInstant = ColumnType<Date, never, Date>

/** A `bigint` column with a default, read as a number. */
export type Numbered = ColumnType<number, number | undefined, never>

/**
 * What a place was called when the entry got it. Its location may have another name by now: `nameOfPlace` reads the one
 * that holds, so this one can't be read as text.
 */
export type NameOfPlace = ColumnType<{ readonly mayBeOutdated: true }, string | undefined, string>

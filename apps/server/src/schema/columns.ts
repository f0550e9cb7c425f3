import type { ColumnType } from 'kysely'

/** A JSONB column: read as the value, written as `JSON.stringify(value)`, since pg would make an array of a list. */
export type Json<T> = ColumnType<T, string, string>

/** A JSONB column that may be left out and then holds its default. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

/** A JSONB column that may be empty. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A `bigint` column that the database fills when it is left out; always read as a number. */
export type Numbered = ColumnType<number, number | undefined, never>

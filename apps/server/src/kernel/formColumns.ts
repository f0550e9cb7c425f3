import type { NewRow } from './insertInto.ts'
import type { Tables } from './tables.ts'

/** The columns of a table that a form fills: all but those of every record and those that the verb sets. */
export type FormColumns<Table extends keyof All, Own extends keyof All[Table] = never, All = Tables> = Omit<
  NewRow<All, Table>,
  'id' | 'created_at' | 'updated_at' | 'deleted_at' | Own
>

/** Takes what's left of forms after storing their fields: a field without a column doesn't compile. */
export function nothingLeft(..._rests: Record<string, never>[]): void {}

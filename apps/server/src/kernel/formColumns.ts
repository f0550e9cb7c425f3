import type { NewRow } from './insertInto.ts'
import type { Tables } from './tables.ts'

/** The columns of a table that a form fills: all but those every record carries, and those the verb sets itself. */
export type FormColumns<Table extends keyof All, Own extends keyof All[Table] = never, All = Tables> = Omit<
  NewRow<All, Table>,
  'id' | 'created_at' | 'updated_at' | 'deleted_at' | Own
>

/** Takes what's left of forms once every field has its column: a field nobody stores doesn't compile. */
export function nothingLeft(..._rests: Record<string, never>[]): void {}

import type { Permission } from '@tourdesk/domain/access/roles'
import type { Checked } from '@tourdesk/domain/checked'
import type { Reader } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'

/** A section of the settings with the first values of its stored fields, also for fields added later. */
export interface Section<Stored extends object> {
  name: string
  first: Stored
  /**
   * Fields with a value for each key of a list, of which only what differs from `first` is stored, so that a new key
   * has its own first value.
   */
  byKey?: readonly (keyof Stored & string)[]
}

/** A section with a form: who may change it, and form fields that are stored elsewhere. */
export interface SectionForm<Stored extends object, Other extends object> extends Section<Stored> {
  access: Permission
  check(values: Stored & Other): Checked<Stored & Other>
  elsewhere: Elsewhere<Other>
}

/** Form fields that another feature stores in its own table. */
export interface Elsewhere<Other extends object> {
  read(db: Reader['db']): Promise<Other>
  write(tx: Tx, values: Other, now: Date): Promise<void>
}

import type { Permission } from '@tourdesk/domain/access/roles'
import type { Checked } from '@tourdesk/domain/checked'
import type { Reader } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'

/** One section of the settings: what it holds, who may change it, and what is in force until somebody does. */
export interface Section<Stored extends object, Elsewhere extends object = object> {
  name: string
  access: Permission
  /** What is kept with the settings, with its first values; a later field joins with its own. */
  first: Stored
  check(values: Stored & Elsewhere): Checked<Stored & Elsewhere>
  /** Fields of the form that are kept in another table. */
  elsewhere: {
    read(db: Reader['db']): Promise<Elsewhere>
    write(tx: Tx, values: Elsewhere, now: Date): Promise<void>
  }
}

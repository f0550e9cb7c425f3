import type { Actor, Person } from '@tourdesk/domain/access/actor'
import type { Db, Tx } from './database.ts'
import type { Scope } from './scope.ts'

/** What a verb or a query is given: who asks, what they may see, the moment, and the database. */
export interface Call<A extends Actor = Actor> {
  actor: A
  scope: Scope
  now: Date
  db: Db
}

/** A call by somebody who is signed in. */
export type PersonCall = Call<Person> & { sessionId: string }

/** A call or a step of its transaction: enough for whoever only reads. */
export type Reader = Omit<PersonCall, 'db'> & { db: Db | Tx }

/** A call by anybody. */
export interface VisitorCall {
  actor: null
  now: Date
  db: Db
}

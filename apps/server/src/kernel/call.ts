import type { Actor, Person } from '@tourdesk/domain/access/actor'
import type { Crew, Guest } from '@tourdesk/domain/access/callers'
import type { Db, Tx } from './database.ts'
import type { Scope } from './scope.ts'

/** The argument of verbs and queries: the actor, what they may see, the time, and the database. */
export interface Call<A extends Actor = Actor> {
  actor: A
  scope: Scope
  now: Date
  db: Db
}

/** A call by a signed-in user. */
export type PersonCall = Call<Person> & {
  sessionId: string
  /** They have to set up a second factor before anything else. */
  mustSetUpFactor: boolean
}

/** A call by a customer with the link of an order or an offer. */
export type GuestCall = Call<Guest>

/** A call by a guide or driver, from a phone signed in by a crew link. */
export type CrewCall = Call<Crew> & { sessionId: string }

/** A call or a step of its transaction: enough for reading. */
export type Reader<A extends Actor = Person> = Omit<Call<A>, 'db'> & { db: Db | Tx }

/** A call by anyone. */
export interface VisitorCall {
  actor: null
  now: Date
  db: Db
}

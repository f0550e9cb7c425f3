import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Client } from '@tourdesk/contract/kernel/client'
import type { SettableClock } from '../../src/kernel/clock.ts'
import type { Db } from '../../src/kernel/database.ts'

/** The contract as functions, each of which returns the answer or throws the `Problem`. */
export type TestClient = Client<TourdeskContract>

/** A user who can sign in with `login` and `password`, working in `account`. */
export interface GivenUser {
  id: string
  login: string
  password: string
  name: string
  account: { id: string }
}

/** What makers of test data need. */
export interface Ground {
  db: Db
  clock: SettableClock
  as(user: GivenUser): TestClient
}

import type { PartyKind } from '@tourdesk/domain/departures/capacity/ruleFor'
import { sql } from 'kysely'
import { compiled } from '../../kernel/compiled.ts'
import type { Question } from '../../kernel/question.ts'

/** The parties of one kind that are held on a departure. */
interface HeldParties extends PartyKind {
  departure: string
  people: number
  parties: number
}

/** Holds that don't count: one of a form, if it's the account's, and those of a party on the waiting list. */
interface OwnHolds {
  id?: string | undefined
  account: string
  waiting?: string | undefined
}

/** What is held on departures now, by everyone. */
export function heldOn(
  ids: readonly string[],
  now: Date,
  except: OwnHolds | null = null,
): Question<HeldParties[]> {
  const { id = null, account = null, waiting = null } = except ?? {}
  return held({ ids, now, hold: id, account, waiting })
}

interface Values {
  ids: readonly string[]
  now: Date
  hold: string | null
  account: string | null
  waiting: string | null
}

const held = compiled((db, { ids, now, hold, account, waiting }: Values) =>
  db
    .selectFrom('holds')
    .select(['tour_event_id as departure', 'group_type', 'language'])
    .select([sql<number>`sum(people)::int`.as('people'), sql<number>`count(*)::int`.as('parties')])
    .where('tour_event_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expires_at', '>', sql<Date>`${now}::timestamptz`)
    .where(sql<boolean>`(id, account_id) is distinct from (${hold}::uuid, ${account}::uuid)`)
    .where(sql<boolean>`(${waiting}::uuid is null or waiting_id is distinct from ${waiting}::uuid)`)
    .groupBy(['tour_event_id', 'group_type', 'language']),
)

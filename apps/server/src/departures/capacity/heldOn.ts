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

/** A hold that doesn't count, if it's the account's. */
interface OwnHold {
  id: string
  account: string
}

/** What is held on departures now, by everyone. */
export function heldOn(
  ids: readonly string[],
  now: Date,
  except: OwnHold | null = null,
): Question<HeldParties[]> {
  return held({ ids, now, hold: except?.id ?? null, account: except?.account ?? null })
}

interface Values {
  ids: readonly string[]
  now: Date
  hold: string | null
  account: string | null
}

const held = compiled((db, { ids, now, hold, account }: Values) =>
  db
    .selectFrom('holds')
    .select(['tour_event_id as departure', 'group_type', 'language'])
    .select([sql<number>`sum(people)::int`.as('people'), sql<number>`count(*)::int`.as('parties')])
    .where('tour_event_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expires_at', '>', sql<Date>`${now}::timestamptz`)
    .where(sql<boolean>`(id, account_id) is distinct from (${hold}::uuid, ${account}::uuid)`)
    .groupBy(['tour_event_id', 'group_type', 'language']),
)

import type { CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import type { Connection } from '@tourdesk/server/kernel/database'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { wrongLedgers } from '../../../apps/server/test/wrongLedgers.ts'

/** The tapped events compared with the database. */
export interface Arrived {
  /** Missing, or not as they were tapped. */
  missing: number
  /** Stored more than once in the log or in the ledger. */
  doubled: number
  /** Orders whose money doesn't add up. */
  wrong: number
}

/** Compares what was tapped with what's stored. */
export async function arrivedOf(connection: Connection, tapped: readonly CrewEventInput[]): Promise<Arrived> {
  const { db, pool, close } = await openDatabase(connection, [])
  try {
    const { rows } = await pool.query<{
      id: string
      kind: string
      entry_id: string
      count: number | null
      undoes: string | null
    }>('select id, kind, entry_id, count, undoes from boarding_events')
    const stored = new Map(rows.map((row) => [row.id, row]))
    const isThere = (event: CrewEventInput) => {
      const row = stored.get(event._id)
      const count = 'count' in event ? event.count : null
      const undoes = 'undoes' in event ? event.undoes : null
      return row?.kind === event.kind && row.count === count && row.undoes === undoes
    }
    const { rows: sums } = await pool.query<{ logged: number; paid: number; keys: number }>(
      `select (select count(*) from audit_log where actor_kind = 'crew'
                 and action in ('boarding tapped', 'crew noted', 'payment paid'))::int as logged,
              (select count(*) from ledger_entries where holder_id is not null)::int as paid,
              (select count(distinct client_key) from ledger_entries where holder_id is not null)::int as keys`,
    )
    const { logged, paid, keys } = sums[0]!
    const cash = tapped.filter(({ kind }) => kind === 'cash').length
    return {
      missing: tapped.filter((event) => !isThere(event)).length + Math.max(0, cash - keys),
      doubled: rows.length - stored.size + Math.max(0, logged - tapped.length) + (paid - keys),
      wrong: (await wrongLedgers(db)).length,
    }
  } finally {
    await close()
  }
}

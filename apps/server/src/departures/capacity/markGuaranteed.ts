import type { Party } from '@tourdesk/domain/departures/capacity/poolChanges'
import { reachesMinimum } from '@tourdesk/domain/departures/minimum'
import { announce } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import { laterVersion } from '../../kernel/versions.ts'
import type { Departure } from '../lockDepartures.ts'
import { peopleOn } from '../undecidedBy.ts'
import { salesOf } from './salesOf.ts'

/**
 * Marks locked departures as guaranteed that reach their minimum by a change that isn't written yet, where their
 * tours want that. Others are neither read nor changed.
 */
export async function markGuaranteed(
  tx: Tx,
  call: Call,
  change: { departures: readonly Departure[]; before: readonly Party[]; after: readonly Party[] },
): Promise<void> {
  const growing = change.departures
    .filter(({ guaranteedFrom }) => guaranteedFrom !== null)
    .map((departure) => ({
      ...departure,
      more: peopleIn(change.after, departure.id) - peopleIn(change.before, departure.id),
    }))
    .filter(({ more }) => more > 0)
  if (growing.length === 0) return
  const sales = await ask(tx, salesOf(growing.map(({ id }) => id)))
  for (const { id, tour_id, tour_date, guaranteedFrom, more } of growing) {
    const before = sales
      .filter((departure) => departure.id === id)
      .reduce((sum, sold) => sum + peopleOn(sold), 0)
    if (!reachesMinimum(guaranteedFrom, { before, after: before + more })) continue
    await tx
      .updateTable('tour_events')
      .set({ is_guaranteed: true, updated_at: laterVersion(call.now) })
      .where('id', '=', id)
      .execute()
    const tour = await tx
      .selectFrom('tours')
      .select('name')
      .where('id', '=', tour_id)
      .executeTakeFirstOrThrow()
    await announce(tx, call, {
      name: 'departure.changed',
      subject: { id, name: tour.name, accountId: null },
      days: [tour_date],
      facts: { people: before + more, minimum: guaranteedFrom },
      before: { guaranteed: false },
      after: { guaranteed: true },
    })
  }
}

function peopleIn(parties: readonly Party[], departure: string): number {
  return parties.filter((party) => party.departure === departure).reduce((sum, { people }) => sum + people, 0)
}

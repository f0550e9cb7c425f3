import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dissolveUnit } from '../../dispatch/dissolveUnit.ts'
import { unitsOfIds } from '../../dispatch/units.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'

/** Removes those of the locked vehicle units that are a departure's and carry nobody. @returns the events to announce */
export async function removeUnits(
  tx: Tx,
  call: Call<Person>,
  departure: string,
  units: string[],
): Promise<DomainEvent[]> {
  const events: DomainEvent[] = []
  for (const unit of await ask(tx, unitsOfIds(units)))
    if (unit.tour_event_id === departure && unit.entries.length === 0)
      events.push(await dissolveUnit(tx, unit, call.now))
  return events
}

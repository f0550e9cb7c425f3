import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { isSame } from '@tourdesk/domain/dispatch/parts'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import type { BoardingEntry } from './lockEntry.ts'
import type { StoredUnit } from './units.ts'

/** People of an entry, perhaps not all, who got on or off a unit. */
interface Boarding {
  entry: BoardingEntry
  people: Participants
  unit: StoredUnit
}

/** The events for the order and the unit that its people got on; they come `from` another unit, or from none (null). */
export async function gotOn(
  tx: Tx,
  scope: Scope,
  { entry, people, unit, from }: Boarding & { from: string | null },
): Promise<[DomainEvent, DomainEvent]> {
  const end_date = [unit.end_date, entry.end_date ?? entry.tour_date].toSorted().at(-1) ?? unit.end_date
  const about = await aboutUnit(tx, { ...unit, end_date })
  return [
    await boardingOf(tx, scope, 'order.boarded', entry, unit.id),
    {
      name: 'unit.orderAdded',
      ...about,
      facts: { ...about.facts, ...factsOf(entry, people), from },
    },
  ]
}

/** The events for the order and the unit that its people got off, without another one. */
export async function gotOff(
  tx: Tx,
  scope: Scope,
  { entry, people, unit }: Boarding,
): Promise<[DomainEvent, DomainEvent]> {
  const about = await aboutUnit(tx, unit)
  return [
    await boardingOf(tx, scope, 'order.leftVehicle', entry, unit.id),
    { name: 'unit.orderRemoved', ...about, facts: { ...about.facts, ...factsOf(entry, people) } },
  ]
}

function factsOf(entry: BoardingEntry, people: Participants) {
  const part = isSame(people, entry.participants) ? {} : { participants: people }
  return { order: entry.order_id, selectedTour: entry.id, ...part }
}

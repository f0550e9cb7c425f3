import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Departure } from '../../../departures/lockDepartures.ts'
import { mergeDeparture, unmergeDeparture } from '../../../departures/mergeDeparture.ts'
import type { Call } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/database.ts'
import { removeUnits } from '../removeUnits.ts'
import type { MoveStep } from './moveStep.ts'
import type { Moving } from './moving.ts'

/** Closes a departure that was merged, and removes its vehicles if that's wanted. @returns the events to announce */
export async function leaveDepartures(
  tx: Tx,
  call: Call<Person>,
  { kind, moving, scene, locked }: Pick<MoveStep, 'kind' | 'moving' | 'scene' | 'locked'>,
  target: Departure | null,
): Promise<DomainEvent[]> {
  if (kind !== 'merge' || !target) return []
  const events: DomainEvent[] = []
  for (const departure of scene.departures) {
    if (moving.units === 'remove') events.push(...(await removeUnits(tx, call, departure.id, locked.units)))
    events.push(await mergeDeparture(tx, call, departure, target))
  }
  return events
}

/** Opens the departure that a merge closed, if it's still closed by it. @returns the events to announce */
export async function reopenMerged(tx: Tx, call: Call<Person>, { undone }: Moving): Promise<DomainEvent[]> {
  if (!undone?.reopened) return []
  return [await unmergeDeparture(tx, call, undone.reopened)]
}

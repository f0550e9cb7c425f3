import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { daysFrom } from '@tourdesk/domain/calendar'
import { mayUndo, type Tapped } from '@tourdesk/domain/crew/stateOf'
import { tapKinds } from '@tourdesk/domain/crew/vocabulary'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { aboutParty, findParty, flagsFor, peopleOf } from './findParty.ts'
import { keepEvent } from './keepEvent.ts'
import {
  columnsOf,
  known,
  type Outcome,
  type RoadEvent,
  refused,
  type Sender,
  storedWith,
} from './roadEvent.ts'

type Tap = Extract<
  OfficeEvent,
  { selectedTour: string; kind: 'boarded' | 'no_show' | 'dropped_off' | 'undo' }
>

/** Stores a tap, or that one is taken back. */
export function takeTap(call: Pick<Call, 'actor' | 'db' | 'now'>, event: RoadEvent<Tap>): Promise<Outcome> {
  const { sent, unit, by } = event
  authorize(call.actor, by.kind === 'crew' ? 'crew.boarding' : 'dispatch.write')
  return inTransaction<Outcome>(call, async (tx) => {
    const party = await findParty(tx, sent.selectedTour, unit.id)
    if (!party) return unchanged(refused('not_found'))
    const isPossible =
      sent.kind === 'undo' ? await canBeUndone(tx, sent, unit.id, by) : sent.count <= peopleOf(party)
    if (!isPossible) return unchanged(refused('field_invalid'))
    const flags = await flagsFor(tx, event, party)
    const row = {
      ...columnsOf(event, flags),
      entry_id: party.id,
      ...(sent.kind === 'undo' ? { undoes: sent.undoes.toLowerCase() } : { count: sent.count }),
    }
    if (!(await keepEvent(tx, row))) return unchanged(known)
    await announce(tx, call, {
      name: 'order.tapped',
      ...aboutParty(party, daysFrom(unit.tour_date, unit.end_date)),
      facts: {
        tap: sent.kind,
        ...(row.count !== null && { count: row.count }),
        selectedTour: party.id,
        vehicle: unit.id,
        happened: row.at.toISOString(),
        ...(flags.length > 0 && { flags }),
      },
    })
    return storedWith(flags)
  })
}

/** A tap that hasn't arrived yet can be taken back too: whether that counts is decided when it's there. */
async function canBeUndone(
  tx: Tx,
  sent: { undoes: string; selectedTour: string },
  unit: string,
  by: Sender,
): Promise<boolean> {
  const tap = await tx
    .selectFrom('boarding_events')
    .select(['kind', 'unit_id', 'entry_id', 'operator_id', 'user_id'])
    .where('id', '=', sent.undoes)
    .executeTakeFirst()
  if (!tap) return true
  const isTap = tapKinds.some((kind) => kind === tap.kind)
  const author: Tapped['by'] =
    tap.operator_id === null
      ? { kind: 'person', _id: tap.user_id ?? '' }
      : { kind: 'crew', _id: tap.operator_id }
  return (
    isTap &&
    tap.unit_id === unit &&
    tap.entry_id === sent.selectedTour.toLowerCase() &&
    mayUndo(authorOf(by), author)
  )
}

function authorOf(by: Sender): Tapped['by'] {
  return by.kind === 'crew' ? { kind: 'crew', _id: by.operatorId } : { kind: 'person', _id: by.userId }
}

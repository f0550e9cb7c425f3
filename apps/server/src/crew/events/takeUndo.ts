import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { daysFrom } from '@tourdesk/domain/calendar'
import { mayUndo, type Reported } from '@tourdesk/domain/crew/stateOf'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { aboutParty, findParty, flagsFor, type Party } from './findParty.ts'
import { flagsOfUnit } from './flagsOfUnit.ts'
import { keepEvent } from './keepEvent.ts'
import { ordersOn } from './ordersOn.ts'
import { reportedBy } from './reportedBy.ts'
import {
  columnsOf,
  known,
  type Outcome,
  type RoadEvent,
  refused,
  type Sender,
  storedWith,
} from './roadEvent.ts'

type Undo = Extract<OfficeEvent, { kind: 'undo' }>

/** Stores the undo of a tap, a note or an incident; the original stays stored. */
export function takeUndo(call: Pick<Call, 'actor' | 'db' | 'now'>, event: RoadEvent<Undo>): Promise<Outcome> {
  const { sent, unit, by } = event
  authorize(call.actor, by.kind === 'crew' ? 'crew.boarding' : 'dispatch.write')
  return inTransaction<Outcome>(call, async (tx) => {
    const party = sent.selectedTour === null ? null : await findParty(tx, sent.selectedTour, unit.id)
    if (sent.selectedTour !== null && !party) return unchanged(refused('not_found'))
    const first = await firstOf(tx, sent.undoes)
    if (first && !isAbout(first, event)) return unchanged(refused('field_invalid'))
    const flags = party ? await flagsFor(tx, event, party) : flagsOfUnit(event)
    const row = { ...columnsOf(event, flags), entry_id: party?.id ?? null, undoes: sent.undoes }
    if (!(await keepEvent(tx, row))) return unchanged(known)
    const note = first?.note ?? null
    const more = { ...(note !== null && { text: note }), ...(flags.length > 0 && { flags }) }
    if (party && note === null) await announce(tx, call, tapTakenBack(party, event, row.at, more))
    else if (party) await announce(tx, call, remarkTakenBack(party, event, more))
    else
      await announce(
        tx,
        call,
        {
          name: 'unit.crewRemarkTakenBack',
          subject: { id: unit.id, name: unit.tour, accountId: null },
          days: daysFrom(unit.tour_date, unit.end_date),
          facts: { date: unit.tour_date, ...more },
        },
        ...(await ordersOn(tx, unit.id)).map((order) => remarkTakenBack(order, event, more)),
      )
    return storedWith(flags)
  })
}

function tapTakenBack(party: Party, { sent, unit }: RoadEvent<Undo>, at: Date, more: object): DomainEvent {
  return {
    name: 'order.tapped',
    ...aboutParty(party, daysFrom(unit.tour_date, unit.end_date)),
    facts: { tap: sent.kind, selectedTour: party.id, vehicle: unit.id, happened: at.toISOString(), ...more },
  }
}

function remarkTakenBack(
  order: Parameters<typeof aboutParty>[0],
  { unit }: RoadEvent<Undo>,
  more: object,
): DomainEvent {
  return {
    name: 'order.crewRemarkTakenBack',
    ...aboutParty(order, daysFrom(unit.tour_date, unit.end_date)),
    facts: { vehicle: unit.id, ...more },
  }
}

/** The event to undo; null if it hasn't arrived yet. Whether the undo counts is decided once it has. */
async function firstOf(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('boarding_events')
    .select(['kind', 'unit_id', 'entry_id', 'note', 'operator_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function isAbout(
  first: NonNullable<Awaited<ReturnType<typeof firstOf>>>,
  { sent, unit, by }: RoadEvent<Undo>,
): boolean {
  return (
    first.unit_id === unit.id &&
    first.entry_id === sent.selectedTour &&
    mayUndo(authorOf(by), { kind: first.kind, by: reportedBy(first) })
  )
}

function authorOf(by: Sender): Reported['by'] {
  return by.kind === 'crew' ? { kind: 'crew', _id: by.operatorId } : { kind: 'person', _id: by.userId }
}

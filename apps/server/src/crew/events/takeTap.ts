import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { daysFrom } from '@tourdesk/domain/calendar'
import type { TapKind } from '@tourdesk/domain/crew/vocabulary'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { aboutParty, findParty, flagsFor, peopleOf } from './findParty.ts'
import { keepEvent } from './keepEvent.ts'
import { columnsOf, known, type Outcome, type RoadEvent, refused, storedWith } from './roadEvent.ts'

type Tap = Extract<OfficeEvent, { kind: TapKind }>

/** Stores how many of a party got on, didn't come or got off. */
export function takeTap(call: Pick<Call, 'actor' | 'db' | 'now'>, event: RoadEvent<Tap>): Promise<Outcome> {
  const { sent, unit, by } = event
  authorize(call.actor, by.kind === 'crew' ? 'crew.boarding' : 'dispatch.write')
  return inTransaction<Outcome>(call, async (tx) => {
    const party = await findParty(tx, sent.selectedTour, unit.id)
    if (!party) return unchanged(refused('not_found'))
    if (sent.count > peopleOf(party)) return unchanged(refused('field_invalid'))
    const flags = await flagsFor(tx, event, party)
    const row = { ...columnsOf(event, flags), entry_id: party.id, count: sent.count }
    if (!(await keepEvent(tx, row))) return unchanged(known)
    await announce(tx, call, {
      name: 'order.tapped',
      ...aboutParty(party, daysFrom(unit.tour_date, unit.end_date)),
      facts: {
        tap: sent.kind,
        count: sent.count,
        selectedTour: party.id,
        vehicle: unit.id,
        happened: row.at.toISOString(),
        ...(flags.length > 0 && { flags }),
      },
    })
    return storedWith(flags)
  })
}

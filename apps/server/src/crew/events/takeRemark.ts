import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { daysFrom } from '@tourdesk/domain/calendar'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { aboutParty, findParty, flagsFor } from './findParty.ts'
import { flagsOfUnit } from './flagsOfUnit.ts'
import { keepEvent } from './keepEvent.ts'
import { ordersOn } from './ordersOn.ts'
import { columnsOf, known, type Outcome, type RoadEvent, refused, storedWith } from './roadEvent.ts'

type Remark = Extract<OfficeEvent, { kind: 'note' | 'incident' }>

/** Stores a note or an incident, about a party or the whole vehicle. */
export function takeRemark(
  call: Pick<Call, 'actor' | 'db' | 'now'>,
  event: RoadEvent<Remark>,
): Promise<Outcome> {
  const { sent, by } = event
  authorize(call.actor, by.kind === 'crew' ? 'crew.boarding' : 'dispatch.write')
  return inTransaction<Outcome>(call, async (tx) => {
    const outcome =
      sent.selectedTour === null ? await ofUnit(tx, call, event) : await ofParty(tx, call, event)
    return outcome.outcome === 'known' || outcome.outcome === 'refused' ? unchanged(outcome) : outcome
  })
}

async function ofParty(
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  event: RoadEvent<Remark>,
): Promise<Outcome> {
  const { sent, unit } = event
  const party = await findParty(tx, sent.selectedTour ?? '', unit.id)
  if (!party) return refused('not_found')
  const flags = await flagsFor(tx, event, party)
  if (!(await keepEvent(tx, { ...columnsOf(event, flags), entry_id: party.id, note: sent.text })))
    return known
  await announce(tx, call, {
    name: sent.kind === 'note' ? 'order.crewNoted' : 'order.crewIncident',
    ...aboutParty(party, daysFrom(unit.tour_date, unit.end_date)),
    facts: { text: sent.text, selectedTour: party.id, vehicle: unit.id, ...(flags.length > 0 && { flags }) },
  })
  return storedWith(flags)
}

/** Logged for the vehicle and for each order on it. */
async function ofUnit(tx: Tx, call: Pick<Call, 'actor' | 'now'>, event: RoadEvent<Remark>): Promise<Outcome> {
  const { sent, unit } = event
  const flags = flagsOfUnit(event)
  if (!(await keepEvent(tx, { ...columnsOf(event, flags), note: sent.text }))) return known
  const days = daysFrom(unit.tour_date, unit.end_date)
  const more = { text: sent.text, ...(flags.length > 0 && { flags }) }
  const orders = await ordersOn(tx, unit.id)
  await announce(
    tx,
    call,
    {
      name: sent.kind === 'note' ? 'unit.crewNoted' : 'unit.crewIncident',
      subject: { id: unit.id, name: unit.tour, accountId: null },
      days,
      facts: { date: unit.tour_date, ...more },
    },
    ...orders.map((order) => ({
      name: sent.kind === 'note' ? ('order.crewNoted' as const) : ('order.crewIncident' as const),
      ...aboutParty(order, days),
      facts: { vehicle: unit.id, ...more },
    })),
  )
  return storedWith(flags)
}

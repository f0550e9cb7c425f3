import type { CrewEvent } from '@tourdesk/contract/crew/crewEvents'
import { daysFrom } from '@tourdesk/domain/calendar'
import { hasCents, toCents } from '@tourdesk/domain/money'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { receiveCrewCash } from '../../orders/cash/receiveCrewCash.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { aboutParty, findParty, flagsFor } from './findParty.ts'
import { isKept, keepEvent } from './keepEvent.ts'
import { columnsOf, known, type Outcome, type RoadEvent, refused, storedWith } from './roadEvent.ts'

type Cash = Extract<CrewEvent, { kind: 'cash' }>

/**
 * Stores cash that a crew member took, and records it as a payment of the order that this person holds. Cash
 * that can't be a payment is stored anyway, since it was taken.
 */
export function takeCash(call: CrewCall, event: RoadEvent<Cash>): Promise<Outcome> {
  const { actor } = call
  const { sent, unit } = event
  authorize(actor, 'crew.cash')
  return inTransaction<Outcome>(call, async (tx) => {
    const party = await findParty(tx, sent.selectedTour, unit.id)
    if (!party) return unchanged(refused('not_found'))
    if (!hasCents(sent.amount)) return unchanged(refused('field_invalid'))
    // A second call with the same event waits here, and then finds it stored.
    await lockRows(tx, 'orders', [party.order_id])
    if (await isKept(tx, sent._id)) return unchanged(known)
    const { amount, currency } = sent
    const row = columnsOf(event, [])
    const holder = { _id: actor.operatorId, name: actor.name }
    const money = { amount, currency, at: row.at, clientKey: row.id, holder }
    const received = await receiveCrewCash(tx, call, party.order_id, money)
    const flags = [
      ...(received.isRecorded ? [] : (['not_recorded'] as const)),
      ...(await flagsFor(tx, event, party)),
      ...(received.isOverpaid ? (['overpaid'] as const) : []),
    ]
    const cash = { amount: toCents(amount), currency }
    if (!(await keepEvent(tx, { ...row, ...cash, entry_id: party.id, flags }))) return unchanged(known)
    const [first, ...more] = received.events
    if (first) await announce(tx, call, first, ...more)
    else
      await announce(tx, call, {
        name: 'order.cashNotRecorded',
        ...aboutParty(party, daysFrom(unit.tour_date, unit.end_date)),
        facts: { amount, currency, selectedTour: party.id, vehicle: unit.id },
      })
    return storedWith(flags)
  })
}

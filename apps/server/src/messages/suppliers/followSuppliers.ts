import type { EventName } from '@tourdesk/domain/activity/events'
import { supplierNews } from '@tourdesk/domain/messages/automatic'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { EventReader } from '../../kernel/eventReader.ts'
import { addJob, jobKind } from '../../kernel/jobs.ts'
import { readNewsSettings } from '../automatic/newsSettings.ts'
import { newOrders } from '../newOrders.ts'

export const followSupplierJob = jobKind<{ unit: string; supplier: string }>('followSupplier', 10)

/** Delay after a change, so that several changes are told at once. */
const waitMs = 5 * 60_000

/**
 * Event reader that tells suppliers what changes after they were asked, once planning has paused for a few
 * minutes and if the settings want it.
 */
export const followSuppliers: EventReader = async (tx, announced) => {
  const placed = newOrders(announced)
  const units = new Set<string>()
  const days = new Set<string>()
  for (const { event } of announced) {
    const { name, subject } = event
    if (saysNothingNew.includes(name)) continue
    if (name.startsWith('unit.')) units.add(subject.id)
    else if (name.startsWith('order.') && 'days' in event && !placed.has(subject.id))
      for (const day of event.days) days.add(day)
  }
  const [first] = announced
  if (first && units.size + days.size > 0) await follow(tx, first.at, [...units], [...days])
}

/** Messages and sheets about a vehicle don't change it. */
const saysNothingNew: readonly EventName[] = [
  'unit.messaged',
  'unit.messageMoved',
  'unit.messageFailed',
  'unit.manifestMade',
]

async function follow(tx: Tx, at: Date, units: readonly string[], days: readonly string[]): Promise<void> {
  const requests = await tx
    .selectFrom('supplier_requests')
    .select(['unit_id', 'car_supplier_id'])
    .where('state', 'in', ['asked', 'confirmed', 'refused'])
    .where((eb) =>
      eb.or([
        eb('unit_id', '=', sql<string>`any(${units}::uuid[])`),
        eb('unit_day', '=', sql<string>`any(${days}::date[])`),
      ]),
    )
    .execute()
  if (requests.length === 0) return
  const { wasOn } = await readNewsSettings(tx)
  if (!supplierNews.some((news) => wasOn(news, at))) return
  for (const { unit_id, car_supplier_id } of requests) {
    const key = `followSupplier ${unit_id} ${car_supplier_id}`
    const due = new Date(at.getTime() + waitMs)
    await addJob(tx, followSupplierJob, { unit: unit_id, supplier: car_supplier_id }, key, due)
  }
}

import type { Fields } from '@tourdesk/domain/activity/diffOf'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import type { Tx } from '../kernel/database.ts'

/** A vehicle unit as events name it: by its tour, with every day it covers. */
export async function aboutUnit(
  tx: Tx,
  unit: { id: string; tour_event_id: string; tour_id: string; tour_date: Day; end_date: Day },
  facts: Fields = {},
) {
  return {
    subject: { id: unit.id, name: await nameOfTour(tx, unit.tour_id), accountId: null },
    days: daysFrom(unit.tour_date, unit.end_date),
    facts: { date: unit.tour_date, departure: unit.tour_event_id, ...facts },
  }
}

/** Deleted tours keep their name. */
async function nameOfTour(tx: Tx, id: string): Promise<string> {
  const tour = await tx.selectFrom('tours').select('name').where('id', '=', id).executeTakeFirst()
  return tour?.name ?? ''
}

import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { answering, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'
import { isBooked, riding } from './booked.ts'
import { presentPurchasedTour } from './presentPurchasedTour.ts'
import { type Entries, selectRows } from './purchasedTourRows.ts'

/**
 * Entries out on a day or in a range of days, for planning, without canceled ones. Includes entries of
 * several days that began earlier and are still running.
 */
export function entriesToPlan(
  scope: Scope,
  { tour, ...days }: { startDate: string; endDate: string; tour?: string | undefined },
): Question<PurchasedTour[]> {
  const entries = tour ? entriesOfTour(scope, { ...days, tours: [tour] }) : entriesOfDays(scope, days)
  return answering(entries, (rows) => rows.map(presentPurchasedTour))
}

interface Days {
  startDate: Day
  endDate: Day
}

const entriesOfDays = scopedQuestion((rows, days: Days) => toPlan(riding(rows.entries(), days)))

const entriesOfTour = scopedQuestion((rows, values: Days & { tours: string[] }) => {
  const tour = sql.ref('order_entries.tour_id')
  const ofTour = rows.entries().where(sql<boolean>`${tour} = (${values.tours}::uuid[])[1]`)
  return toPlan(riding(ofTour, values))
})

function toPlan(entries: Entries<object>) {
  return selectRows(entries)
    .where(isBooked())
    .orderBy('order_entries.tour_date')
    .orderBy('order_entries.pickup_time')
    .orderBy('order_entries.id')
}

import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { StoredPlanDay } from './planQuestions.ts'

/** What's shown of parties and units beyond the facts. */
export type ShownDay = Pick<DayProposal, 'parties' | 'numbers'>

export function shownDayOf(
  { parties, units }: Pick<StoredPlanDay, 'parties' | 'units'>,
  facts: PlanDay,
): ShownDay {
  const rows = new Map(parties.map((row) => [row.id, row]))
  const byTour = Map.groupBy(
    units.filter(({ tour_date }) => tour_date === facts.date),
    ({ tour_id }) => tour_id,
  )
  return {
    parties: facts.parties.map(({ _id }) => {
      const row = rows.get(_id)
      const place = row?.pickup_name || row?.pickup_address
      return { _id, orderId: row?.order_id ?? '', customer: row?.customer ?? '', place: place || null }
    }),
    // Units come by age, which is their order on the board.
    numbers: facts.units.map(({ _id, tour }) => ({
      _id,
      number: (byTour.get(tour) ?? []).findIndex(({ id }) => id === _id) + 1,
    })),
  }
}

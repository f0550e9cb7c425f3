import { type Checked, checked, wrong } from '../checked.ts'
import { ok } from '../decision.ts'
import type { OrderDraft } from './order.ts'

/** A star tour as a new order books it: the ids of its tours in their order. */
interface BookedStarTour {
  isActive: boolean
  tours: readonly string[]
}

/** A new star order holds the tours of a star tour that is sold, all of them and in their order (HOLE-O16). */
export function checkStarOrder(draft: OrderDraft, star: BookedStarTour | null): Checked<OrderDraft> {
  if (!star) return ok(draft)
  if (!star.isActive) return wrong('starTour', 'tour_not_bookable')
  const { selectedTours } = draft
  const foreign = selectedTours.flatMap(({ tour }, index) =>
    tour === null || tour === star.tours[index]
      ? []
      : [{ field: `selectedTours.${index}.tour`, code: 'tour_not_bookable' as const }],
  )
  const missing = star.tours.slice(selectedTours.length).map((_, offset) => ({
    field: `selectedTours.${selectedTours.length + offset}.tour`,
    code: 'tour_required' as const,
  }))
  return checked(draft, [...foreign, ...missing])
}

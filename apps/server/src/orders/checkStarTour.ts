import type { Issue } from '@tourdesk/domain/decision'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { BookedStarTour } from './gatherPrices.ts'

/** A new star order holds the tours of a star tour that is sold, all of them and in their order (HOLE-O16). */
export function checkStarTour({ selectedTours }: OrderDraft, star: BookedStarTour | null): Issue[] {
  if (!star) return []
  if (!star.isActive) return [{ field: 'starTour', code: 'tour_not_bookable' }]
  const missing = star.tours.slice(selectedTours.length).map((_, offset) => ({
    field: `selectedTours.${selectedTours.length + offset}.tour`,
    code: 'tour_required' as const,
  }))
  const foreign = selectedTours.flatMap(({ tour }, index) =>
    tour === null || tour === star.tours[index]
      ? []
      : [{ field: `selectedTours.${index}.tour`, code: 'tour_not_bookable' as const }],
  )
  return [...foreign, ...missing]
}

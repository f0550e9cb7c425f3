import { type Checked, wrong } from '../checked.ts'
import { ok } from '../decision.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderDraft } from './order.ts'

/** A star tour as a new order books it: the ids of its tours in order. */
export interface BookableStarTour {
  /** True while the star tour and all of its tours are on sale. */
  isActive: boolean
  tours: readonly string[]
}

/** The parts of an order that its star tour decides. */
interface StarDraft extends Pick<OrderDraft, 'orderType' | 'starTour'> {
  selectedTours: readonly Pick<EntryDraft, 'tour'>[]
}

/**
 * A new star order has the tours of a star tour on sale: all of them, in order, and no others.
 * @param star the order's star tour as it's on sale now; null if it isn't
 */
export function checkStarOrder<Draft extends StarDraft>(
  draft: Draft,
  star: BookableStarTour | null,
): Checked<Draft> {
  if (draft.orderType !== 'starTour') return ok(draft)
  if (!draft.starTour) return wrong('starTour', 'star_tour_required')
  if (!star?.isActive) return wrong('starTour', 'star_tour_not_sold')
  return holdsTours(draft, star.tours) ? ok(draft) : wrong('starTour', 'star_tour_changed')
}

function holdsTours({ selectedTours }: StarDraft, tours: readonly string[]): boolean {
  return (
    selectedTours.length === tours.length && selectedTours.every(({ tour }, index) => tour === tours[index])
  )
}

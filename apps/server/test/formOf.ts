import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'

type Form = OrderInput & { updatedAt: string }

/** A saved order as its form sends it without changes, with the version that was loaded. */
export function formOf(order: Order): Form {
  return { ...savedDraft(order), updatedAt: order.updatedAt }
}

/** The same with a changed entry. */
export function formWith(
  order: Order,
  change: Partial<OrderInput['selectedTours'][number]>,
  index = 0,
): Form {
  const form = formOf(order)
  const selectedTours = form.selectedTours.map((entry, at) =>
    at === index ? { ...entry, ...change } : entry,
  )
  return { ...form, selectedTours }
}

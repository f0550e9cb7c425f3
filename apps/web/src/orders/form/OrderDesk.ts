import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderRules } from './draft/orderResolver.ts'
import type { PriceState } from './draft/useCalculatedPrice.ts'
import type { contextOf, Locks } from './locks.ts'
import type { OrderWorld } from './orderWorld.ts'

/** A place of an entry, as the form names it. */
export type PlaceName = `selectedTours.${number}.${'pickup' | 'dropoff'}`

/** What every part of the order form works with. */
export interface OrderDesk {
  form: UseFormReturn<OrderDraft, OrderRules>
  /** What is typed, whole. */
  draft: OrderDraft
  /** The order as saved, null for a new one. */
  order: Order | null
  world: OrderWorld
  facts: OrderFacts
  session: CurrentUser
  /** Who edits which order, for the rules. */
  context: ReturnType<typeof contextOf>
  locks: Locks
  price: PriceState
  /** The entry that is open for editing (FORM-19). */
  activeIndex: number
  openEntry: (index: number) => void
  /** Tells whether a place is being looked for by an address; the step stays until one is chosen (HOLE-O60). */
  seekPlace: (field: PlaceName, isSeeking: boolean) => void
  /** Changes some fields of an entry. */
  patchEntry: (index: number, patch: Partial<EntryDraft>) => void
}

const DeskContext = createContext<OrderDesk | null>(null)
export const OrderDeskProvider = DeskContext

export function useOrderDesk(): OrderDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a part of the order form outside the form')
  return desk
}

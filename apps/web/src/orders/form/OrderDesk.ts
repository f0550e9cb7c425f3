import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { Place } from '@tourdesk/domain/entries/place'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderRules } from './draft/orderResolver.ts'
import type { contextOf, Locks } from './locks.ts'
import type { PlaceName, StandingFacts } from './orderFacts.ts'
import type { OrderWorld } from './orderWorld.ts'

/**
 * What all parts of the order form share. Nothing here changes while someone types: each part watches the
 * fields it shows (`useWatch`), so a keystroke redraws those and no others.
 */
export interface OrderDesk {
  form: UseFormReturn<OrderDraft, OrderRules>
  orderType: OrderType
  /** The saved order; null for a new one. */
  order: Order | null
  /** The party of the waiting list for which it's placed. */
  waiting: WaitingEntry | null
  world: OrderWorld
  facts: StandingFacts
  session: CurrentUser
  /** The context of the edit, for the rules. */
  context: ReturnType<typeof contextOf>
  locks: Locks
  /** Opens the fields of a paid order. */
  openPaid: () => void
  /** The entry that is open for editing. */
  activeIndex: number
  openEntry: (index: number) => void
  /** Adds an entry, opens it and focuses its first field. */
  addEntry: (entry: EntryDraft) => void
  /** Places being searched for by address. */
  sought: readonly PlaceName[]
  /** Sets whether people are searching for a place by address; the step can't be left until one is chosen. */
  seekPlace: (field: PlaceName, isSeeking: boolean) => void
  /** The places that were chosen or confirmed in this form; other pickups of new entries are proposals. */
  confirmed: readonly string[]
  confirmPlace: (place: Place) => void
  /** Focuses the next field to fill in on a step. If none is left, `leaves` opens the next step. */
  focusNext: (step: OrderStep, options?: { leaves?: boolean }) => void
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

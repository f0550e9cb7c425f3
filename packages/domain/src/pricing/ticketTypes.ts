import type { Participants } from '../orders/order.ts'
import type { TicketType } from './priceList.ts'
import { adultTicket } from './vocabulary.ts'

/** The share of the price that one ticket of a type costs; adults always exist (HOLE-O12, HOLE-C45). */
export function portionOf(ticketTypes: TicketType[], type: string): number | null {
  const known = ticketTypes.find((ticket) => ticket.type === type)
  if (known) return known.pricePortion
  return type === adultTicket ? 1 : null
}

/** Types with people in them that no longer exist. */
export function unknownTypes(participants: Participants, ticketTypes: TicketType[]): string[] {
  return Object.entries(participants)
    .filter(([type, count]) => count > 0 && portionOf(ticketTypes, type) === null)
    .map(([type]) => type)
}

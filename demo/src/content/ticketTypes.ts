import type { TicketType } from '@tourdesk/domain/pricing/priceList'

/** Ticket types with their share of a full price, and a note for the office. */
export const ticketTypes: (TicketType & { notes: string })[] = [
  { type: 'adult', pricePortion: 1, notes: 'From 18 years' },
  { type: 'child', pricePortion: 0.5, notes: '3 to 17 years, together with an adult' },
  { type: 'infant', pricePortion: 0, notes: 'Under 3 years; a child seat is ordered with the booking' },
  { type: 'student', pricePortion: 0.85, notes: 'With a valid student card' },
  { type: 'senior', pricePortion: 0.9, notes: 'From 65 years' },
]

import { readerOf } from '@tourdesk/domain/messages/agencyWish'
import type { CustomerNews } from '@tourdesk/domain/messages/automatic'
import type { Addresses } from '@tourdesk/domain/messages/whoGetsIt'
import { addressesOf } from '../phone.ts'
import type { OrderToTell } from './readOrder.ts'

/** Who gets a message about an order, and where. */
export interface Reader {
  kind: 'customer' | 'agency'
  recipient: string
  addresses: Addresses
  language: OrderToTell['language']
}

/** Who gets a message about an order; why nobody does if it's muted or the agency wants none. */
export function whoReads(
  event: CustomerNews,
  { first, customer, language }: OrderToTell,
): Reader | { silence: 'muted' | 'agency_wish' } {
  if (first.isMuted) return { silence: 'muted' }
  const kind = readerOf(event, {
    isMain: first.is_main,
    wish: first.messages_to_customers,
    contactEmail: first.contact_email,
  })
  switch (kind) {
    case 'customer':
      return { kind, recipient: customer, addresses: addressesOf(first), language }
    case 'agency': {
      const addresses = addressesOf({ email: first.contact_email, phone: '' })
      return { kind, recipient: first.agency, addresses, language: first.agencyLanguage }
    }
    case null:
      return { silence: 'agency_wish' }
  }
}

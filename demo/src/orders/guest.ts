import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import { tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import type { Pickup } from '@tourdesk/domain/entries/entryDraft'
import type { UserInformation } from '@tourdesk/domain/orders/order'
import { customerFrom, type DemoCustomer } from '../content/customers.ts'
import type { Random } from '../random.ts'
import { orderNotes } from './notes.ts'
import { drawRoom } from './places.ts'

/** The customer, and the tour language that suits them. */
export interface Guest {
  customer: DemoCustomer
  language: Language
}

export function drawGuest(random: Random): Guest {
  const customer = customerFrom(random)
  const isOffered = tourLanguages.some((language) => language === customer.language)
  return { customer, language: isOffered ? customer.language : 'english' }
}

export function userInformationOf({ customer }: Guest, pickup: Pickup, random: Random): UserInformation {
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    roomNumber: drawRoom(random, pickup),
    email: customer.email,
    mobilePhone: customer.mobilePhone,
    passportNumber: random.chance(0.2) ? customer.passportNumber : '',
    address: random.chance(0.4) ? customer.address : '',
    notes: random.chance(0.16) ? random.pick(orderNotes) : '',
  }
}

import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { Random } from '../random.ts'
import { type CustomerOrigin, customerOrigins } from './customers/origins.ts'

/** A customer of the tours. */
export interface DemoCustomer {
  firstName: string
  lastName: string
  email: string
  mobilePhone: string
  passportNumber: string
  address: string
  country: string
  /** The tour language that suits the guest best. */
  language: Language
}

/** The domains of the demo customers' email addresses. */
export const mailDomains = ['mail.example', 'post.example', 'inbox.example']

/** A customer from one of the countries, weighted. */
export function customerFrom(random: Random): DemoCustomer {
  const origin = originFrom(random)
  const firstName = random.pick(origin.firstNames)
  const lastName = random.pick(origin.lastNames)
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${random.int(1, 99)}@${random.pick(mailDomains)}`,
    mobilePhone: filled(origin.phone, random),
    passportNumber: filled('#########', random),
    address: `${random.pick(origin.cities)}, ${origin.country}`,
    country: origin.country,
    language: origin.language,
  }
}

function originFrom(random: Random): CustomerOrigin {
  const total = customerOrigins.reduce((sum, origin) => sum + origin.weight, 0)
  let left = random.int(1, total)
  for (const origin of customerOrigins) {
    left -= origin.weight
    if (left <= 0) return origin
  }
  throw new Error('The weights of the origins do not add up')
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function filled(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.int(0, 9)))
}

import { isEmail } from '@tourdesk/domain/email'
import type { Handout } from '@tourdesk/domain/messages/handouts'
import type { Addresses } from '@tourdesk/domain/messages/whoGetsIt'
import type { Db, Tx } from '../../kernel/database.ts'
import { phoneIn } from '../phone.ts'

/** Somebody who gets messages about vehicles. */
export interface Contact {
  name: string
  /** The name that a text begins with. */
  greeting: string
  addresses: Addresses
}

/** Where the guides, drivers and car suppliers of handouts can be reached, by their ids. */
export async function contactsOf(
  db: Db | Tx,
  handouts: readonly Pick<Handout, 'kind' | 'recipient'>[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  const idsOf = (isSupplier: boolean) =>
    handouts.filter(({ kind }) => (kind === 'supplier') === isSupplier).map(({ recipient }) => recipient)
  const [people, suppliers] = await Promise.all([
    operatorsOf(db, idsOf(false), sendsMail),
    suppliersOf(db, idsOf(true), sendsMail),
  ])
  return new Map([...people, ...suppliers])
}

/** The car suppliers with these ids. */
export async function suppliersOf(
  db: Db | Tx,
  ids: readonly string[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('car_suppliers')
    .select(['id', 'name', 'contact', 'contact_phone', 'contact_email'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, contact, contact_phone, contact_email }) => [
      id,
      { name, greeting: contact || name, addresses: addressesOf(contact_email, contact_phone, sendsMail) },
    ]),
  )
}

async function operatorsOf(
  db: Db | Tx,
  ids: readonly string[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('operators')
    .select(['id', 'first_name', 'last_name', 'mobile_phone', 'email'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, mobile_phone, email }) => [
      id,
      {
        name: `${first_name} ${last_name}`.trim(),
        greeting: first_name,
        addresses: addressesOf(email, mobile_phone, sendsMail),
      },
    ]),
  )
}

function addressesOf(email: string, phone: string, sendsMail: boolean): Addresses {
  const number = phoneIn(phone)
  return { email: sendsMail && isEmail(email) ? email : null, whatsapp: number, sms: number }
}

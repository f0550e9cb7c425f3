import type { Handout } from '@tourdesk/domain/messages/handouts'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Addresses } from '@tourdesk/domain/messages/whoGetsIt'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { addressesOf } from '../phone.ts'

/** A recipient of messages about vehicles. */
export interface Contact {
  name: string
  /** The name that a text greets. */
  greeting: string
  language: MessageLanguage
  addresses: Addresses
}

/** The contacts of the guides, drivers and car suppliers of handouts, by id. */
export async function contactsOf(
  db: Db | Tx,
  handouts: readonly Pick<Handout, 'kind' | 'recipient'>[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  const [suppliers, people] = [
    handouts.filter(({ kind }) => kind === 'supplier'),
    handouts.filter(({ kind }) => kind !== 'supplier'),
  ].map((of) => of.map(({ recipient }) => recipient))
  const found = await Promise.all([
    operatorsOf(db, people ?? [], sendsMail),
    suppliersOf(db, suppliers ?? [], sendsMail),
  ])
  return new Map(found.flatMap((contacts) => [...contacts]))
}

/** The contacts of the car suppliers with these ids. */
export async function suppliersOf(
  db: Db | Tx,
  ids: readonly string[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  const rows = db
    .selectFrom('car_suppliers')
    .select(['id', 'name', 'contact_phone as phone', 'contact_email as email'])
    .select(sql<string>`coalesce(nullif(contact, ''), name)`.as('greeting'))
    .select('document_language as language')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return byId(await rows.execute(), sendsMail)
}

async function operatorsOf(
  db: Db | Tx,
  ids: readonly string[],
  sendsMail: boolean,
): Promise<Map<string, Contact>> {
  const rows = db
    .selectFrom('operators')
    .select(['id', 'first_name as greeting', 'mobile_phone as phone', 'email'])
    .select('document_language as language')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return byId(await rows.execute(), sendsMail)
}

interface ContactRow extends Pick<Contact, 'name' | 'greeting' | 'language'> {
  id: string
  email: string
  phone: string
}

function byId(rows: readonly ContactRow[], sendsMail: boolean): Map<string, Contact> {
  return new Map(
    rows.map(({ id, email, phone, ...contact }) => [
      id,
      { ...contact, addresses: addressesOf({ email, phone }, sendsMail) },
    ]),
  )
}

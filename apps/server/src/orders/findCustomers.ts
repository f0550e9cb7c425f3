import { customerSearch, type KnownCustomer } from '@tourdesk/contract/orders/bookingShapes'
import { findable, findablePhone } from '@tourdesk/domain/search/findable'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { startingWith } from '../kernel/containing.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** How many of the newest matching orders are looked at; a customer with several orders counts once. */
const looked = 60

/**
 * Customers of the orders that the scope may see, by the beginning of their phone number or email. Leaves out
 * the passport number: reading it is logged, and nobody has opened an order here.
 */
export async function findCustomers(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  query: string,
): Promise<KnownCustomer[]> {
  const isPhone = !/[@\p{L}]/u.test(query)
  const beginning = isPhone ? findablePhone(query) : findable(query)
  if (beginning.trim().length < customerSearch.shortest) return []
  // Written exactly as in the indexes orders_phone and orders_email.
  const line = sql.raw(`split_part(find_text, E'\\n', ${isPhone ? 3 : 4})`)
  const rows = await scopedRows(db, scope)
    .orders()
    .where(sql<boolean>`${line} like ${startingWith(beginning)}`)
    .select(columns)
    .orderBy('order_number', 'desc')
    .limit(looked)
    .execute()
  const customers = new Map<string, KnownCustomer>()
  for (const row of rows) {
    const customer = toCustomer(row)
    const { firstName, lastName, email, mobilePhone } = customer
    const key = [`${firstName} ${lastName}`, email].map(findable).join('\n') + findablePhone(mobilePhone)
    if (!customers.has(key)) customers.set(key, customer)
  }
  return [...customers.values()].slice(0, customerSearch.most)
}

const columns = ['order_number', 'first_name', 'last_name', 'email', 'mobile_phone', 'address'] as const

type Row = Record<'first_name' | 'last_name' | 'email' | 'mobile_phone' | 'address', string>

function toCustomer(row: Row): KnownCustomer {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobilePhone: row.mobile_phone,
    address: row.address,
  }
}

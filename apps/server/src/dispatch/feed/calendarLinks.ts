import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Locale } from '@tourdesk/words/vocabulary'
import { hashToken, newToken } from '../../identity/tokens.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call, CrewCall, PersonCall } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Product } from '../../kernel/product.ts'
import { lockRows } from '../../schema/lockRows.ts'

/** The owner of a calendar: a guide or driver, or an office user who sees all departures. */
export type LinkOwner = { operator_id: string; user_id: null } | { operator_id: null; user_id: string }

export const ofOperator = (id: string): LinkOwner => ({ operator_id: id, user_id: null })
export const ofUser = (id: string): LinkOwner => ({ operator_id: null, user_id: id })

function calendarPath(token: string): string {
  return `/calendar/${token}.ics`
}

/** The time an owner's link was made; null without one. */
export async function findLinkOf(db: Db, { operator_id, user_id }: LinkOwner) {
  const link = await db
    .selectFrom('calendar_links')
    .select('created_at')
    .where((eb) => (operator_id === null ? eb('user_id', '=', user_id) : eb('operator_id', '=', operator_id)))
    .executeTakeFirst()
  return { createdAt: link?.created_at.toISOString() ?? null }
}

/** Throws `not_found` (404) if the operator doesn't exist. */
export async function findOperatorsLink(call: Call, id: string) {
  const found = await call.db
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem('not_found')
  return findLinkOf(call.db, ofOperator(id))
}

/**
 * Makes a guide's or driver's calendar link; the old one stops working at once. Throws `not_found` (404).
 * @returns the address, which isn't stored
 */
export async function makeOperatorsLink(call: Call, product: Pick<Product, 'origin'>, id: string) {
  authorize(call.actor, 'dispatch.write')
  return replaceOperatorsLink(call, product, id)
}

/** Makes a guide's or driver's own link; the old one stops working at once. */
export async function makeOwnCrewLink(call: CrewCall, product: Pick<Product, 'origin'>) {
  authorize(call.actor, 'crew.days')
  return replaceOperatorsLink(call, product, call.actor.operatorId)
}

function replaceOperatorsLink(call: Call, product: Pick<Product, 'origin'>, id: string) {
  return inTransaction(call, async (tx) => {
    await lockRows(tx, 'operators', [id])
    const operator = await tx
      .selectFrom('operators')
      .select(['first_name', 'last_name', 'document_language'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!operator) throw new Problem('not_found')
    const link = await replaceLink(tx, call, product, ofOperator(id), operator.document_language)
    const name = `${operator.first_name} ${operator.last_name}`.trim()
    await announce(tx, call, {
      name: 'operator.calendarLinkMade',
      subject: { id, name, accountId: null },
    })
    return link
  })
}

/** Makes the person's link to a calendar of all departures; the old one stops working at once. */
export async function makeOwnLink(call: PersonCall, product: Pick<Product, 'origin'>, language: Locale) {
  authorize(call.actor, 'dispatch.read')
  const { userId, name, account } = call.actor
  return inTransaction(call, async (tx) => {
    const link = await replaceLink(tx, call, product, ofUser(userId), language)
    await announce(tx, call, {
      name: 'user.calendarLinkMade',
      subject: { id: userId, name, accountId: account._id },
    })
    return link
  })
}

async function replaceLink(
  tx: Tx,
  { now }: Pick<Call, 'now'>,
  { origin }: Pick<Product, 'origin'>,
  owner: LinkOwner,
  language: Locale,
) {
  const token = newToken()
  const columns = { token_hash: hashToken(token), language, created_at: now }
  await insertInto(tx, 'calendar_links', { ...owner, ...columns })
    .onConflict((conflict) =>
      conflict.column(owner.operator_id === null ? 'user_id' : 'operator_id').doUpdateSet(columns),
    )
    .execute()
  return { url: origin + calendarPath(token), createdAt: now.toISOString() }
}

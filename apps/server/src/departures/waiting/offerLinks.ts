import { secretIn } from '@tourdesk/domain/access/secretIn'
import type { Day } from '@tourdesk/domain/calendar'
import { hashToken, newToken } from '../../identity/tokens.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'

/** The path of the page that shows an offer to its customer. */
export function offerPath(offerId: string): string {
  return `/offer/${offerId}`
}

/**
 * The link of what's offered to a party on a day, for a message: the one in the text of `before` if there is
 * one, as that may have been sent already, or a new one. Empty if the offer can't be booked by a link. Only a
 * hash of its secret is stored.
 */
export async function writeOfferLink(
  tx: Tx,
  { origin }: Pick<Product, 'origin'>,
  { party, date }: { party: string; date: Day },
  before: string,
): Promise<string> {
  const offer = await tx
    .selectFrom('offers')
    .innerJoin('holds', 'holds.id', 'offers.id')
    .select(['offers.id', 'token_hash'])
    .where('offers.waiting_id', '=', party)
    .where('tour_date', '=', date)
    .where('price', 'is not', null)
    .executeTakeFirst()
  if (!offer) return ''
  const address = `${origin}${offerPath(offer.id)}#`
  const kept = secretIn(before.split(address)[1] ?? '')
  if (kept && offer.token_hash?.equals(hashToken(kept))) return address + kept
  const token = newToken()
  await tx
    .updateTable('offers')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', offer.id)
    .execute()
  return address + token
}

/** An offer by the secret of its link, with who it's for; undefined for a wrong one. */
export function findByToken(db: Db, id: string, token: string) {
  return db
    .selectFrom('offers')
    .innerJoin('waiting_entries', 'waiting_entries.id', 'waiting_id')
    .select(['offers.id', 'tour_date', 'first_name', 'last_name'])
    .where('offers.id', '=', id)
    .where('token_hash', '=', hashToken(secretIn(token)))
    .executeTakeFirst()
}

/** The link of an offer no longer works, since that of its order was replaced. Does nothing for other orders. */
export async function forgetOfferLink(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('offers').set({ token_hash: null }).where('id', '=', orderId).execute()
}

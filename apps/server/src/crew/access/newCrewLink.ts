import { hashToken, newToken } from '../../identity/tokens.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import type { Product } from '../../kernel/product.ts'
import { crewAddress, linkHours } from './crewLink.ts'

/**
 * A new link to the crew's page; the person's older unused links stop working.
 * @returns the address, of which only a hash is stored
 */
export async function newCrewLink(
  tx: Tx,
  product: Pick<Product, 'origin'>,
  operatorId: string,
  now: Date,
): Promise<{ link: string; expiresAt: Date }> {
  await tx
    .updateTable('crew_links')
    .set({ dead_at: now })
    .where('operator_id', '=', operatorId)
    .where('opened', '=', 0)
    .where('dead_at', 'is', null)
    .execute()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000)
  await insertInto(tx, 'crew_links', {
    id: newId(),
    token_hash: hashToken(token),
    operator_id: operatorId,
    created_at: now,
    expires_at: expiresAt,
    opened: 0,
    wrong_tries: 0,
    dead_at: null,
  }).execute()
  return { link: crewAddress(product, token), expiresAt }
}

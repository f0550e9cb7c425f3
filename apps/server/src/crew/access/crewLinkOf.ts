import { secretIn } from '@tourdesk/domain/access/secretIn'
import { crewAccess } from '@tourdesk/domain/crew/vocabulary'
import { hashToken } from '../../identity/tokens.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { MakeCrewLink } from '../../messages/automatic/sendToCrew.ts'
import { crewAddress, phoneEndOf } from './crewLink.ts'
import { newCrewLink } from './newCrewLink.ts'

/**
 * Makes links to the crew's page for messages; empty without a phone number, whose last digits the page asks
 * for. Keeps the link of the previous text while it works: it may have been sent already.
 */
export function crewLinkOf(product: Pick<Product, 'origin'>): MakeCrewLink {
  return async (tx, operatorId, now, before) => {
    const operator = await tx
      .selectFrom('operators')
      .select('mobile_phone')
      .where('id', '=', operatorId)
      .executeTakeFirst()
    if (!operator || phoneEndOf(operator.mobile_phone) === null) return ''
    const kept = await keptLink(tx, product, { operatorId, now, before })
    return kept ?? (await newCrewLink(tx, product, operatorId, now)).link
  }
}

async function keptLink(
  tx: Tx,
  product: Pick<Product, 'origin'>,
  { operatorId, now, before }: { operatorId: string; now: Date; before: string },
): Promise<string | null> {
  const [, rest] = before.split(crewAddress(product, ''))
  const token = rest && secretIn(rest)
  if (!token) return null
  const link = await tx
    .selectFrom('crew_links')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('operator_id', '=', operatorId)
    .where('dead_at', 'is', null)
    .where('expires_at', '>', now)
    .where('opened', '<', crewAccess.mostPhones)
    .executeTakeFirst()
  return link ? crewAddress(product, token) : null
}

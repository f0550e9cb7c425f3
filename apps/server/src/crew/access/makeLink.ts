import type { crewLinks } from '@tourdesk/contract/crew/crewAccess'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { phoneIn } from '../../messages/phone.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { phoneEndOf } from './crewLink.ts'
import { newCrewLink } from './newCrewLink.ts'

/**
 * Makes a link to the crew's page; the person's older unused links stop working. Throws `not_found` (404),
 * `crew_phone_missing` (409) without a phone number to ask the digits of.
 * @returns the address, which isn't stored
 */
export async function makeLink(
  call: Call,
  product: Pick<Product, 'origin'>,
  operatorId: string,
): Promise<Answer<typeof crewLinks.make>> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    await lockRows(tx, 'operators', [operatorId])
    const operator = await tx
      .selectFrom('operators')
      .select(['first_name', 'last_name', 'mobile_phone', 'document_language'])
      .where('id', '=', operatorId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!operator) throw new Problem('not_found')
    if (phoneEndOf(operator.mobile_phone) === null) throw new Problem('crew_phone_missing')
    const { link, expiresAt } = await newCrewLink(tx, product, operatorId, now)
    const name = `${operator.first_name} ${operator.last_name}`.trim()
    await announce(tx, call, {
      name: 'operator.crewLinkMade',
      subject: { id: operatorId, name, accountId: null },
    })
    const phone = phoneIn(operator.mobile_phone)
    return {
      link,
      expiresAt: expiresAt.toISOString(),
      language: operator.document_language,
      whatsapp: phone === null ? null : phone.replace(/\D/g, ''),
    }
  })
}

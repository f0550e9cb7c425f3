import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { phoneEndOf } from './crewLink.ts'
import { newCrewLink } from './newCrewLink.ts'

/** A link to the crew's page for a message; empty without a number, whose last digits the page asks for. */
export async function linkForMessage(
  tx: Tx,
  product: Pick<Product, 'origin'>,
  operatorId: string,
  now: Date,
): Promise<string> {
  const operator = await tx
    .selectFrom('operators')
    .select('mobile_phone')
    .where('id', '=', operatorId)
    .executeTakeFirst()
  if (!operator || phoneEndOf(operator.mobile_phone) === null) return ''
  return (await newCrewLink(tx, product, operatorId, now)).link
}

import type { DomainEvent, MailRequest } from '@tourdesk/domain/activity/events'
import { dayText } from '@tourdesk/domain/calendar'
import { isEmail } from '@tourdesk/domain/email'
import type { Cents } from '@tourdesk/domain/money'
import { languageOfName } from '@tourdesk/domain/orders/customerLink'
import { amountText } from '@tourdesk/domain/pricing/amount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { findContact } from '../../agencies/findContact.ts'
import type { Db } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { creditEndMail } from '../../outbox/mails/creditEndMail.ts'
import { creditMail } from '../../outbox/mails/creditMail.ts'
import { customerAddress } from '../customerAddress.ts'
import type { GivenCredit } from '../money/giveCredit.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'

/**
 * Writes mails with the code of a credit, in the language of the customer's name; null if mail isn't set up.
 */
export async function creditMailer(db: Db, product: Pick<Product, 'origin' | 'env'>) {
  if (!product.env.mail) return null
  const business = await findContact(db)
  return ({ order }: StoredOrder, { code, amount, currency, validUntil }: GivenCredit): MailRequest => {
    const customer = `${order.first_name} ${order.last_name}`.trim()
    const shared = sharedBy(product, order, { code, customer, amount, currency })
    const content = creditMail({ ...shared, business, validUntil: dayText(validUntil) })
    return { kind: 'credit', recipient: order.email, ...content }
  }
}

/** A credit whose rest was taken back. */
export interface TakenCredit {
  code: string
  customer: string
  amount: Cents
  currency: Currency
}

/**
 * Writes mails saying that a credit became a refund, in the language of the customer's name; null if mail
 * isn't set up.
 */
export async function creditEndMailer(db: Db, product: Pick<Product, 'origin' | 'env'>) {
  if (!product.env.mail) return null
  const business = await findContact(db)
  return ({ order }: StoredOrder, recipient: string, credit: TakenCredit): MailRequest => ({
    kind: 'credit',
    recipient,
    ...creditEndMail({ ...sharedBy(product, order, credit), business }),
  })
}

function sharedBy(
  product: Pick<Product, 'origin'>,
  order: StoredOrder['order'],
  { code, customer, amount, currency }: TakenCredit,
) {
  const language = languageOfName(customer)
  return {
    language,
    customer,
    orderNumber: order.order_number,
    amount: amountText(amount, currency),
    code,
    link: customerAddress(product, order, language),
  }
}

/** The event that sends the mail; none without an address. The log names the address, never the code. */
export function mailEvents(stored: StoredOrder, mail: MailRequest): DomainEvent[] {
  if (!isEmail(mail.recipient)) return []
  return [{ name: 'order.creditMailed', ...subjectOf(stored), facts: { email: mail.recipient }, mail }]
}

import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MailRequest } from '@tourdesk/domain/activity/events'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { refuse } from '@tourdesk/domain/decision'
import { languageOfName, lastDayOfLink, maySendLink } from '@tourdesk/domain/orders/customerLink'
import { reminderOf } from '@tourdesk/domain/payments/reminder'
import { toPayByLink } from '@tourdesk/domain/payments/toPay'
import { amountText } from '@tourdesk/domain/pricing/amount'
import { findContact } from '../../agencies/findContact.ts'
import type { Db } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { linkMail } from '../../outbox/mails/linkMail.ts'
import { openChargesOf } from '../../payments/openChargesOf.ts'
import { payAddress } from '../../payments/paymentLinks.ts'
import { customerAddress } from '../customerAddress.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { toLinkedEntry } from './toLinkedEntry.ts'

/**
 * A link to send: to the order, or to one of its payments. Without a language, the mail is in that of the
 * customer's name.
 */
export interface LinkChoice {
  payment: string | null
  language: 'en' | 'he' | undefined
}

/** Prepares to write mails with links of an order, by reading what they say about the business. */
export async function linkMailer(db: Db, product: Pick<Product, 'origin' | 'env'>) {
  const business = await findContact(db)

  /** Throws the refusals of `sendLink`, except `link_just_sent`. */
  return (stored: StoredOrder, choice: LinkChoice, now: Date): MailRequest & { language: 'en' | 'he' } => {
    const { order } = stored
    if (!product.env.mail) throw new Problem('mail_not_set_up')
    const charge = choice.payment === null ? null : chargeOf(stored, choice.payment)
    const asked = charge && askedBy(stored, charge, dayIn(now))
    const expires = charge ? null : lastDayOfLink(stored.entries.map(toLinkedEntry))
    accept(maySendLink({ isCanceled: order.status === 'canceled', expires, today: dayIn(now) }))
    const customer = `${order.first_name} ${order.last_name}`.trim()
    const language = choice.language ?? languageOfName(customer)
    const content = linkMail({
      language,
      customer,
      orderNumber: order.order_number,
      charge: charge &&
        asked && {
          amount: amountText(asked.amount, charge.currency),
          reminder: reminderOf(
            { instalment: charge.instalment, askedOn: dayIn(charge.created_at) },
            order.instalments,
            dayIn(now),
          ),
        },
      business,
      link: charge
        ? payAddress(product, charge.link_token, { language })
        : customerAddress(product, order, language),
    })
    return { kind: charge ? 'payment_link' : 'order_link', recipient: order.email, ...content, language }
  }
}

/** Throws `not_found` (404) or `payment_not_open` (409). */
function chargeOf({ payments }: StoredOrder, id: string): { link_token: string } & Payment {
  const payment = payments.find((each) => each.id === id)
  if (!payment) throw new Problem('not_found')
  const { status, action, link_token } = payment
  if (status !== 'pending' || action !== 'charge' || link_token === null)
    return accept(refuse('payment_not_open'))
  return { ...payment, link_token }
}

type Payment = StoredOrder['payments'][number]

/** The amount that the link of an open charge asks for. */
function askedBy({ order, payments }: StoredOrder, { id }: Payment, today: Day) {
  return toPayByLink(openChargesOf(payments, order.instalments), id, today)
}

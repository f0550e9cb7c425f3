import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { lastOfPassport } from '@tourdesk/domain/activity/mask'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { toPayByLink } from '@tourdesk/domain/payments/toPay'
import type { Call } from '../kernel/call.ts'
import type { Product } from '../kernel/product.ts'
import type { CardProvider } from '../outside/cards/cardProvider.ts'
import { openChargesOf } from '../payments/openChargesOf.ts'
import { paymentLinks } from '../payments/paymentLinks.ts'
import { notePassportOpened } from './notePassportOpened.ts'
import { forMainAccount, presentOrder } from './saved/present.ts'
import { presentInstalments } from './saved/presentInstalments.ts'
import { findOrder, type StoredOrder } from './saved/queries.ts'

/** Shows orders with the links of their charges. Both functions throw `not_found` (404). */
export function orderShower(product: Product, cards: CardProvider | null) {
  const linksOf = paymentLinks(product, cards)
  return {
    /** The order with only the last characters of the passport number; opening it shows the whole number. */
    async show(call: Call<Person>, id: string) {
      const { userInformation, ...order } = presentFor(call, await load(call, id))
      const passportNumber = lastOfPassport(userInformation.passportNumber)
      return { ...order, userInformation: { ...userInformation, passportNumber } }
    },

    /** Opens the order with the customer's whole passport number, and logs that. */
    async open(call: Call<Person>, id: string) {
      const stored = await load(call, id)
      await notePassportOpened(call, stored)
      return presentFor(call, stored)
    },
  }

  function presentFor({ actor, now }: Call<Person>, stored: StoredOrder): Order {
    const today = dayIn(now)
    const shown = presentOrder(stored, can(actor, 'dispatch.read'))
    const charges = openChargesOf(stored.payments, stored.order.instalments)
    const payments = shown.payments.map((payment, index) => {
      const links = linksOf(stored.payments[index]!)
      const asked = links.paymentUrl && toPayByLink(charges, payment._id, today)
      return { ...payment, ...links, linkAmount: asked ? toDollars(asked.amount) : null }
    })
    const order = { ...shown, payments, instalments: presentInstalments(stored, today) }
    return isAgencyMode(actor) ? order : forMainAccount(order, stored)
  }
}

async function load(call: Call<Person>, id: string): Promise<StoredOrder> {
  const stored = await findOrder(call, id)
  if (!stored) throw new Problem('not_found')
  return stored
}

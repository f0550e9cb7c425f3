import type { PayChoice } from '@tourdesk/domain/payments/toPay'
import type { Selectable } from 'kysely'
import type { Product } from '../kernel/product.ts'
import type { CardProvider, PageLanguage } from '../outside/cards/cardProvider.ts'
import type { Payments } from '../schema/orders.ts'

/** The path of the pages on which customers pay. */
export const payPath = '/pay'

/**
 * The addresses of a charge's page in both languages; null without a provider, and for charges that aren't
 * pending.
 */
export function paymentLinks(product: Pick<Product, 'origin'>, cards: CardProvider | null) {
  return ({ status, link_token }: Pick<Selectable<Payments>, 'status' | 'link_token'>) => {
    const isPayable = cards !== null && status === 'pending' && link_token !== null
    const link = (language: PageLanguage) =>
      isPayable ? payAddress(product, link_token, { language }) : null
    return { paymentUrl: link('en'), paymentUrl2: link('he') }
  }
}

/** The address of the page where a customer pays; by default it asks for the link's own charge. */
export function payAddress(
  { origin }: Pick<Product, 'origin'>,
  token: string,
  { language, ask = 'link' }: { language: PageLanguage; ask?: PayChoice },
): string {
  const query = new URLSearchParams({
    ...(ask !== 'link' && { ask }),
    ...(language === 'he' && { lang: language }),
  })
  return `${origin}${payPath}/${token}${query.size > 0 ? `?${query}` : ''}`
}

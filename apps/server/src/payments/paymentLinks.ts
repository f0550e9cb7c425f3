import type { Selectable } from 'kysely'
import type { Product } from '../kernel/product.ts'
import type { CardProvider, PageLanguage } from '../outside/cards/cardProvider.ts'
import type { Payments } from '../schema/orders.ts'

/** Where the pages are on which customers pay. */
export const payPath = '/pay'

/** The addresses of a charge's page in both languages; none without a provider (HOLE-O25). */
export function paymentLinks(product: Pick<Product, 'origin'>, cards: CardProvider | null) {
  return ({ status, link_token }: Pick<Selectable<Payments>, 'status' | 'link_token'>) => {
    const isPayable = cards !== null && status === 'pending' && link_token !== null
    const link = (language: PageLanguage) =>
      isPayable ? `${product.origin}${payPath}/${link_token}${language === 'he' ? '?lang=he' : ''}` : null
    return { paymentUrl: link('en'), paymentUrl2: link('he') }
  }
}

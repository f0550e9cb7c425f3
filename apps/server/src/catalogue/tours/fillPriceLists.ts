import { PriceListInput, type PriceListItem, type TourChange } from '@tourdesk/contract/catalogue/tourShapes'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { pairOf } from '@tourdesk/domain/pricing/listedPrice'
import type { z } from 'zod'
import { fillIn } from '../../kernel/fillIn.ts'
import type { TourForm } from './tourForm.ts'

type Lists = TourForm['pricesList']
type SentList = NonNullable<z.output<typeof TourChange>['pricesList']>[number]
type Pair = Lists[number]['prices'][number]

/**
 * The price lists of a tour as sent; fields left out of a stored list keep their values, including single
 * prices. An emptied price is sent as null.
 */
export function fillPriceLists(stored: PriceListItem[], sent: SentList[]): Lists {
  return sent.map((list) => {
    const saved = stored.find(({ _id }) => _id === list._id)
    const start = { ...startValues(PriceListInput), startDate: list.startDate }
    const prices = saved && list.prices ? fillPairs(saved.prices, list.prices) : list.prices
    return fillIn({ ...start, ...saved }, { ...list, prices })
  })
}

/** The stored pairs with the prices that were sent; new pairs are taken as they are. */
function fillPairs(stored: Pair[], sent: Pair[]): Pair[] {
  const added = sent.filter((pair) => !pairOf(stored, pair))
  return [...stored.map((pair) => fillPair(pair, pairOf(sent, pair))), ...added]
}

function fillPair(stored: Pair, sent: Pair | null): Pair {
  if (!sent) return stored
  const { private_group: vehicles = {} } = stored.prices
  const { private_group = {} } = sent.prices
  return fillIn(stored, {
    ...sent,
    prices: fillIn(stored.prices, { ...sent.prices, private_group: fillIn(vehicles, private_group) }),
  })
}

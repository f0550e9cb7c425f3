import type { TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { checkTour } from '@tourdesk/domain/catalogue/checkTour'
import { allOf, within } from '@tourdesk/domain/checked'
import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import { checkPublish } from '@tourdesk/domain/pricing/priceListOverlap'
import { checkOverlaps, checkPriceList, readPairs } from '@tourdesk/domain/pricing/typedPriceList'
import type { z } from 'zod'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { newId } from '../../kernel/newId.ts'

/** The whole tour as sent, parsed. */
export type TourForm = z.output<typeof TourInput>

/**
 * Checks the form and returns the price lists to save; a list with an id of another tour gets a new one.
 * Throws every wrong field (400), `price_lists_overlap`, `price_list_not_activated` (409), and for a tour on
 * sale `publish_without_price_list`, `publish_with_overlap` (400).
 */
export function checkForm(form: TourForm, stored: PriceList[], isActive: boolean): PriceList[] {
  const known = new Set(stored.map(({ _id }) => _id))
  const typed = form.pricesList.map((list) => ({
    ...list,
    _id: list._id && known.delete(list._id) ? list._id : newId(),
    prices: list.prices.map(({ prices, ...pair }) => ({
      ...pair,
      prices: { ...prices, private_group: prices.private_group ?? {} },
    })),
  }))
  const pricesOf = (id: string) => stored.find(({ _id }) => _id === id)?.prices
  acceptFields(
    allOf(
      checkTour(form),
      ...typed.map((list, index) => within(`pricesList.${index}`, checkPriceList(list, pricesOf(list._id)))),
    ),
  )
  accept(checkOverlaps(typed, stored))
  if (isActive) accept(checkPublish(typed))
  return typed.map(({ prices, ...list }) => ({ ...list, prices: readPairs(prices) }))
}

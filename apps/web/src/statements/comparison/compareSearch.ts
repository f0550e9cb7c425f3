import { day, id, oneOr } from '@tourdesk/contract/asked/fields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { Address, type AddressOf } from '../../app/address.ts'

/** The address of a comparison: the statement, or the currency and days of what isn't billed yet. */
export const compareSearch = new Address({
  statement: id,
  currency: oneOr(currencies, 'USD'),
  from: day,
  to: day,
})
export type CompareSearch = AddressOf<typeof compareSearch>
export const compareDefaults = compareSearch.parse({})

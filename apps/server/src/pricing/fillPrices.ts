import { startValues } from '@tourdesk/contract/kernel/changeOf'
import {
  CouponInput,
  GeneralDiscountInput,
  LocationInput,
  type PriceListsInput,
  TicketTypeInput,
} from '@tourdesk/contract/pricing/pricing'
import type { PriceManagement, PriceManagementDraft } from '@tourdesk/domain/pricing/priceManagement'
import type { z } from 'zod'
import { fillIn } from '../kernel/fillIn.ts'

/** The price management as sent; fields left out of a stored item keep their values. */
export function fillPrices(
  stored: PriceManagement,
  sent: z.output<typeof PriceListsInput>,
): PriceManagementDraft {
  const discount = startValues(GeneralDiscountInput)
  const ticketType = startValues(TicketTypeInput)
  const coupon = startValues(CouponInput)
  const location = startValues(LocationInput)
  return {
    general_discounts: sent.general_discounts.map((item) =>
      fillIn({ ...discount, ...savedAs(item, stored.general_discounts) }, item),
    ),
    ticket_types: sent.ticket_types.map((item) =>
      fillIn({ ...ticketType, ...savedAs(item, stored.ticket_types) }, item),
    ),
    coupons: sent.coupons.map((item) => fillIn({ ...coupon, ...savedAs(item, stored.coupons) }, item)),
    pickups_dropoffs_locations: sent.pickups_dropoffs_locations.map((item) =>
      fillIn({ ...location, ...savedAs(item, stored.pickups_dropoffs_locations) }, item),
    ),
  }
}

function savedAs<Item extends { _id: string }>({ _id }: { _id?: string | undefined }, items: Item[]) {
  return items.find((item) => item._id === _id)
}

import type { CouponDraft, NamedCoupon, WholeCoupon } from './checkCoupon.ts'
import type { DiscountDraft, StoredDiscount, WholeDiscount } from './checkGeneralDiscount.ts'
import type { LocationDraft, StoredLocation, WholeLocation } from './checkLocation.ts'
import type { StoredTicketType, TicketTypeDraft, WholeTicketType } from './checkTicketType.ts'

/** The four stored lists of an account's price management, by their names on the wire. */
export interface PriceManagement {
  general_discounts: StoredDiscount[]
  ticket_types: StoredTicketType[]
  coupons: NamedCoupon[]
  pickups_dropoffs_locations: StoredLocation[]
}

/** The price management as sent; items without `_id` are new. */
export interface PriceManagementDraft {
  general_discounts: DiscountDraft[]
  ticket_types: TicketTypeDraft[]
  coupons: CouponDraft[]
  pickups_dropoffs_locations: LocationDraft[]
}

/** The changes of one list by a save. */
export interface ListChange<Stored, Whole> {
  added: Whole[]
  replaced: { before: Stored; after: Whole }[]
  removed: Stored[]
}

/** The changes of the four lists by a save. */
export interface PriceChange {
  general_discounts: ListChange<StoredDiscount, WholeDiscount>
  ticket_types: ListChange<StoredTicketType, WholeTicketType>
  coupons: ListChange<NamedCoupon, WholeCoupon>
  pickups_dropoffs_locations: ListChange<StoredLocation, WholeLocation>
}

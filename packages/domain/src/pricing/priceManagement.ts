import type { CouponDraft, NamedCoupon, WholeCoupon } from './checkCoupon.ts'
import type { DiscountDraft, StoredDiscount, WholeDiscount } from './checkGeneralDiscount.ts'
import type { LocationDraft, StoredLocation, WholeLocation } from './checkLocation.ts'
import type { StoredTicketType, TicketTypeDraft, WholeTicketType } from './checkTicketType.ts'

/** The four lists of an account's price management as they are stored, by their names on the wire (DISC-07). */
export interface PriceManagement {
  general_discounts: StoredDiscount[]
  ticket_types: StoredTicketType[]
  coupons: NamedCoupon[]
  pickups_dropoffs_locations: StoredLocation[]
}

/** The price management as it is sent; items without `_id` are new (HOLE-C3). */
export interface PriceManagementDraft {
  general_discounts: DiscountDraft[]
  ticket_types: TicketTypeDraft[]
  coupons: CouponDraft[]
  pickups_dropoffs_locations: LocationDraft[]
}

/** What a save does to one list; everything else stays as it was (CAPI-33). */
export interface ListChange<Stored, Whole> {
  added: Whole[]
  replaced: { before: Stored; after: Whole }[]
  removed: Stored[]
}

/** What a save does to the four lists. */
export interface PriceChange {
  general_discounts: ListChange<StoredDiscount, WholeDiscount>
  ticket_types: ListChange<StoredTicketType, WholeTicketType>
  coupons: ListChange<NamedCoupon, WholeCoupon>
  pickups_dropoffs_locations: ListChange<StoredLocation, WholeLocation>
}

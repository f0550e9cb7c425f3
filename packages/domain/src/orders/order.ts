import type { EntryDraft, WholeEntry } from '../entries/entryDraft.ts'
import type { OrderSource, OrderType } from '../entries/vocabulary.ts'
import type { Currency } from '../pricing/vocabulary.ts'

/** The customer. */
export interface UserInformation {
  firstName: string
  lastName: string
  roomNumber: string
  email: string
  mobilePhone: string
  passportNumber: string
  address: string
  notes: string
}

/** A whole order as typed in the form. */
export interface OrderDraft {
  orderType: OrderType
  starTour?: string | null | undefined
  agency: string | null
  agent: string | null
  isAgencyPayment: boolean
  currency: Currency | null
  source: OrderSource
  refOrderNumber: string
  userInformation: UserInformation
  selectedTours: EntryDraft[]
  coupon_code: string
  customTotalPrice: number | null
  paymentTBD: boolean
  overrideUnavailability: boolean
}

/** An order that passed its checks (`checkOrder`). */
export interface WholeOrder extends OrderDraft {
  agency: string
  currency: Currency
  selectedTours: [WholeEntry, ...WholeEntry[]]
}

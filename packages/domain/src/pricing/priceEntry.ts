import { type PickupTimes, pickupTimeOf } from '../catalogue/pickupTime.ts'
import { groupTypeOf, partyOf, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { type Cents, roundToDollar } from '../money.ts'
import { discounted, type Multipliers, multiplierOf } from './bestForCustomer.ts'
import { type Discounts, discountOf } from './discountOf.ts'
import { pairOf, priceListOn } from './listedPrice.ts'
import type { PriceList, PricePair, TicketType } from './priceList.ts'
import type { PriceStep } from './priceStep.ts'
import { ticketPrice } from './ticketPrice.ts'
import { citiesOf, isReturnPaid, transferFee } from './transferFee.ts'
import type { BasePrice, Unpriced } from './unpriced.ts'
import { vehiclePrice } from './vehiclePrice.ts'

/** Everything an entry's price depends on. Prices and discounts are the main account's. */
export interface EntryPriceInput extends Discounts {
  entry: EntryDraft
  orderType: OrderType
  priceLists: PriceList[]
  pickupTimes: PickupTimes
  doesIncludeReturnTransport: boolean
  ticketTypes: TicketType[]
}

/** The price of an entry with the steps of its calculation, for the screen and for disputes. */
export interface EntryPrice extends Multipliers {
  /** Null if the entry has a price. */
  unpriced: Unpriced | null
  undiscountedCents: Cents
  totalCents: Cents
  couponValid: boolean
  /** The price of one ticket of each type; empty if priced by vehicle. */
  tickets: Record<string, Cents>
  pickupTime: string | null
  steps: PriceStep[]
}

/** Prices an entry by the steps in docs/pricing.md. Amounts are USD cents. */
export function priceEntry(input: EntryPriceInput): EntryPrice {
  const { kind, ...discount } = discountOf(input.entry, input.orderType, input)
  const { pickupTime, listed } = listedPrice(input)
  if (typeof listed === 'string')
    return { ...nothing, couponValid: discount.couponValid, pickupTime, unpriced: listed }

  const undiscountedCents = roundToDollar(listed.cents)
  const totalCents = discounted(undiscountedCents, discount)
  return {
    ...discount,
    unpriced: null,
    undiscountedCents,
    totalCents,
    tickets: listed.tickets,
    pickupTime,
    steps: [
      ...listed.steps,
      { step: 'wholeDollar', cents: undiscountedCents },
      { step: 'discount', kind, share: multiplierOf(discount), cents: totalCents },
    ],
  }
}

const nothing = {
  undiscountedCents: 0,
  totalCents: 0,
  couponMultiplier: 0,
  generalMultiplier: 0,
  tickets: {},
  steps: [],
}

interface Listed {
  pickupTime: string | null
  listed: BasePrice<PriceStep> | Unpriced
}

function listedPrice(input: EntryPriceInput): Listed {
  const { entry, orderType } = input
  const date = tourDateOf(entry, orderType)
  const cities = citiesOf(entry, input.doesIncludeReturnTransport)
  if (!cities || !date || !entry.tour) return { pickupTime: null, listed: 'incomplete' }

  const priceList = priceListOn(input.priceLists, date)
  const pair = priceList && pairOf(priceList.prices, cities)
  const pickupTime = pickupTimeOf(pair, input.pickupTimes, cities.pickup)
  if (orderType === 'package') return { pickupTime, listed: 'no_price' }
  if (!priceList || !pair) return { pickupTime, listed: 'no_price_list' }

  const base = basePrice(input, pair)
  const listed = typeof base === 'string' ? base : withFee(input, pair, base)
  if (typeof listed === 'string') return { pickupTime, listed }
  const source: PriceStep = {
    step: 'priceList',
    _id: priceList._id,
    description: priceList.description,
    ...cities,
  }
  return { pickupTime, listed: { ...listed, steps: [source, ...listed.steps] } }
}

function basePrice(input: EntryPriceInput, pair: PricePair): BasePrice<PriceStep> | Unpriced {
  const { entry, orderType, ticketTypes } = input
  const group_type = groupTypeOf(entry, orderType)
  if (!group_type || partyOf(entry, orderType) === 0) return 'incomplete'
  return group_type === 'private_group'
    ? vehiclePrice(pair, entry, orderType)
    : ticketPrice(pair, group_type, entry.price_class, entry.participants, ticketTypes)
}

function withFee(
  { entry, orderType, doesIncludeReturnTransport }: EntryPriceInput,
  pair: PricePair,
  base: BasePrice<PriceStep>,
): BasePrice<PriceStep> | Unpriced {
  const fee = transferFee(pair, {
    isReturnPaid: isReturnPaid(entry, doesIncludeReturnTransport),
    people: partyOf(entry, orderType),
    isPerVehicle: groupTypeOf(entry, orderType) === 'private_group',
  })
  if (!fee) return 'return_needs_quote'
  const step: PriceStep = { step: 'transferFee', each: fee.each, times: fee.times, cents: fee.cents }
  return { ...base, cents: base.cents + fee.cents, steps: [...base.steps, step] }
}

import { isSingleTour, partyOf, tourDateOf } from '../entries/entry.ts'
import type { Dropoff, EntryDraft } from '../entries/entryDraft.ts'
import { placeOf } from '../entries/place.ts'
import { defaultPriceClass, priceClassFor } from '../entries/priceClass.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { isBroughtBack, isReturnPaid } from '../pricing/transferFee.ts'

/** An entry as stored, with all fields that follow from others filled in. */
export function settleEntry(
  entry: EntryDraft,
  orderType: OrderType,
  doesIncludeReturnTransport: boolean,
): EntryDraft {
  const settled = {
    ...entry,
    dropoff: dropoffOf(entry, doesIncludeReturnTransport),
    differentDropoff: entry.differentDropoff && isBroughtBack(entry, doesIncludeReturnTransport),
  }
  if (!isSingleTour(orderType)) {
    return { ...settled, price_class: priceClassFor(entry.group_type, entry.price_class) }
  }
  const people = partyOf(entry, orderType)
  return {
    ...settled,
    date: tourDateOf(entry, orderType),
    group_type: 'private_group',
    price_class: defaultPriceClass,
    numOfParticipants: people,
    participants: { adult: people },
  }
}

/** Null if the party isn't brought back; the pickup unless a different place is chosen. */
function dropoffOf(entry: EntryDraft, doesIncludeReturnTransport: boolean): Dropoff | null {
  if (!isBroughtBack(entry, doesIncludeReturnTransport)) return null
  const is_extra_service = isReturnPaid(entry, doesIncludeReturnTransport)
  if (entry.differentDropoff) return entry.dropoff && { ...entry.dropoff, is_extra_service }
  if (!entry.pickup) return null
  return { ...placeOf(entry.pickup), is_extra_service }
}

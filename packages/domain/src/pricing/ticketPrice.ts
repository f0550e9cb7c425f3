import type { GroupType } from '../catalogue/vocabulary.ts'
import type { Participants } from '../entries/entryDraft.ts'
import type { PriceClass } from '../entries/vocabulary.ts'
import { shareOf } from '../money.ts'
import { columnPrice, groupColumn } from './listedPrice.ts'
import type { PricePair, TicketType } from './priceList.ts'
import type { PriceStep } from './priceStep.ts'
import { portionOf, unknownTypes } from './ticketTypes.ts'
import type { BasePrice, Unpriced } from './unpriced.ts'

/** A group is priced per person: column price x sum of (count x share) over ticket types. */
export function ticketPrice(
  pair: PricePair,
  group_type: Exclude<GroupType, 'private_group'>,
  price_class: PriceClass | null,
  participants: Participants,
  ticketTypes: TicketType[],
): BasePrice<PriceStep> | Unpriced {
  if (unknownTypes(participants, ticketTypes).length > 0) return 'ticket_type_unknown'
  const column = groupColumn(pair, group_type, price_class)
  const each = columnPrice(pair, column)
  if (each === 0) return 'no_price'

  const parts = Object.entries(participants).flatMap(([type, count]) => {
    const pricePortion = portionOf(ticketTypes, type)
    return pricePortion === null ? [] : { type, count, pricePortion, each: shareOf(each, pricePortion) }
  })
  const weight = parts.reduce((sum, part) => sum + part.count * part.pricePortion, 0)
  const cents = withoutBinaryDust(each * weight)
  return {
    cents,
    tickets: Object.fromEntries(parts.map((part) => [part.type, part.each])),
    steps: [
      { step: 'listedPrice', column, cents: each },
      { step: 'tickets', parts, cents },
    ],
  }
}

function withoutBinaryDust(value: number): number {
  return Number(value.toFixed(6))
}

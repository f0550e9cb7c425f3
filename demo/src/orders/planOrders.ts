import { addDays, type Day } from '@tourdesk/domain/calendar'
import { tourDateOf } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Market } from '../market.ts'
import { type Random, randomFrom } from '../random.ts'
import { bookingMoment, drawHabit, instantAt } from './bookingMoment.ts'
import { drawDailyEntries, type Request } from './daily.ts'
import type { Departure } from './departure.ts'
import { drawGuest, userInformationOf } from './guest.ts'
import { handOutCoupons } from './handOutCoupons.ts'
import type { Drawing, PlannedOrder } from './plannedOrder.ts'
import { drawCurrency, drawSale } from './sale.ts'
import { drawSingleEntry } from './single.ts'
import { drawStarEntries } from './star.ts'
import { drawOffset } from './tourDays.ts'
import { weighted } from './weighted.ts'

const numberOf: Record<OrderType, number> = { daily: 524, private: 66, package: 38, starTour: 40 }
const seed = 20_260
const tries = 20

/** All orders of the demo in order of booking; the same market and day give the same orders. */
export function planOrders(market: Market, now: Date, today: Day): PlannedOrder[] {
  const random = randomFrom(seed)
  const types = Object.entries(numberOf) as [OrderType, number][]
  const wanted = random.shuffle(types.flatMap(([type, count]) => Array.from({ length: count }, () => type)))
  const planned: PlannedOrder[] = []
  let last: Joined | null = null
  for (const [index, orderType] of wanted.entries()) {
    const joined: Joined | null = orderType === 'daily' && random.chance(0.45) ? last : null
    const made = drawOrder((attempt) => randomFrom(seed + index + attempt * 10_000), joined, orderType)
    planned.push(made.order)
    if (made.departure) last = made.departure
  }
  handOutCoupons(planned, market, today, random)
  return planned.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())

  function drawOrder(randomOf: (attempt: number) => Random, joined: Joined | null, orderType: OrderType) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const drawing = { random: randomOf(attempt), market, now, today }
      const made = orderOf(drawing, orderType, attempt === 0 ? joined : null)
      if (made) return made
    }
    throw new Error(`No open day was found for an order of the demo (${orderType})`)
  }
}

/** An existing departure of that day that another party can join. */
interface Joined {
  departure: Departure
  offset: number
}

function orderOf(
  drawing: Drawing,
  orderType: OrderType,
  joined: Joined | null,
): { order: PlannedOrder; departure: Joined | null } | null {
  const { random, now, today } = drawing
  const offset = joined?.offset ?? drawOffset(random)
  const request: Request = {
    sale: drawSale(drawing, orderType),
    guest: drawGuest(random),
    day: addDays(today, offset),
    habit: drawHabit(random),
  }
  const made = entriesOf(drawing, orderType, request, joined)
  if (!made) return null
  const days = made.entries.flatMap((entry) => tourDateOf(entry, orderType) ?? []).sort()
  const firstDay = days[0] ?? today
  const bookedAt = bookingMoment(firstDay, request.habit, now)
  const canceled = drawCancel(random, bookedAt, firstDay, now)
  return {
    order: {
      draft: draftOf(drawing, orderType, request, made),
      by: request.sale.by,
      bookedAt,
      payment: drawPayment(random, firstDay < today),
      canceled,
      lastTourDroppedAt:
        orderType === 'daily' && days.length > 1 && !canceled
          ? drawDrop(random, bookedAt, firstDay, now)
          : null,
    },
    departure: made.departure && isShared(made.departure) ? { departure: made.departure, offset } : null,
  }
}

function isShared({ group_type }: Departure): boolean {
  return group_type !== 'private_group'
}

interface Made {
  entries: EntryDraft[]
  starTour?: string
  departure?: Departure
}

function entriesOf(
  drawing: Drawing,
  orderType: OrderType,
  request: Request,
  joined: Joined | null,
): Made | null {
  if (orderType === 'daily') return drawDailyEntries(drawing, request, joined?.departure ?? null)
  if (orderType === 'starTour') return drawStarEntries(drawing, request)
  return { entries: [drawSingleEntry(drawing, request, orderType)] }
}

function draftOf(
  { random }: Drawing,
  orderType: OrderType,
  { sale, guest }: Request,
  { entries, starTour }: Made,
): OrderDraft {
  const currency = drawCurrency(random, guest.language)
  const isQuoted = orderType === 'package' && random.chance(0.75)
  return {
    orderType,
    starTour: starTour ?? null,
    ...sale.terms,
    currency,
    userInformation: userInformationOf(guest, entries[0]!.pickup!, random),
    selectedTours: entries,
    coupon_code: '',
    customTotalPrice: isQuoted ? random.int(18, 120) * 50 : null,
    paymentTBD: orderType === 'package' && !isQuoted,
    overrideUnavailability: false,
  }
}

function drawPayment(random: Random, isPast: boolean): PlannedOrder['payment'] {
  return weighted(random, [
    ['paid', isPast ? 90 : 56],
    ['partial', isPast ? 4 : 12],
    ['open', isPast ? 6 : 32],
  ])
}

/** One order in fourteen is canceled, at the latest on the evening before the tour. */
function drawCancel(random: Random, bookedAt: Date, firstDay: Day, now: Date): PlannedOrder['canceled'] {
  const isCanceled = random.chance(0.07)
  const canRefund = random.chance(0.75)
  const at = changeMoment(random, bookedAt, firstDay, now)
  return isCanceled && at ? { at, canRefund } : null
}

function drawDrop(random: Random, bookedAt: Date, firstDay: Day, now: Date): Date | null {
  const at = changeMoment(random, bookedAt, firstDay, now)
  return random.chance(0.12) ? at : null
}

/** A time between the booking and the evening before the tour; null if there's no such time yet. */
function changeMoment(random: Random, bookedAt: Date, firstDay: Day, now: Date): Date | null {
  const share = random.next()
  const evening = instantAt(addDays(firstDay, -1), 20 * 60)
  const room = Math.min(evening.getTime(), now.getTime()) - bookedAt.getTime()
  return room > 0 ? new Date(bookedAt.getTime() + Math.floor(room * share)) : null
}

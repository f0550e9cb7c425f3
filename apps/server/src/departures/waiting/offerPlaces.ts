import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { isClosed } from '@tourdesk/domain/catalogue/departureDays'
import { placesLeft, placesOf, poolOf, stateOf } from '@tourdesk/domain/departures/capacity/pools'
import { isClosedFor } from '@tourdesk/domain/departures/closed'
import { byTurn, offerEnd } from '@tourdesk/domain/departures/waiting/offer'
import { isOpen } from '@tourdesk/domain/departures/waiting/waitingState'
import { whenToSend } from '@tourdesk/domain/messages/quietHours'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import { askTogether } from '../../kernel/question.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import { heldOn } from '../capacity/heldOn.ts'
import { salesOnDay } from '../capacity/salesOf.ts'
import { type DepartureKey, makeDepartures } from '../makeDepartures.ts'
import { endOffers, offer, type PriceOffer, step } from './offers.ts'
import { lockWaiting, subjectOf, type WaitingRow } from './waitingRows.ts'

export const offerPlacesJob = jobKind<object>('offerPlaces', 1)

const actor = { kind: 'job', name: 'waiting list' } as const

/**
 * Every minute: ends offers whose time is up, and parties whose last date is over; then offers free places to
 * those who wait for them, unless it's quiet time for customers.
 */
export async function offerPlaces(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  priceOffer: PriceOffer,
): Promise<void> {
  authorize(actor, 'signedIn')
  const now = clock.now()
  await endOld(db, now)
  const { customersQuiet } = await readSettings(db, messages)
  if (whenToSend(now, customersQuiet) > now) return
  for (const departure of await findWanted(db, now)) await offerOn(db, now, departure, priceOffer)
}

/** One party after the other, so that none waits for others to be unlocked. */
async function endOld(db: Db, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('waiting_dates')
    .select('entry_id')
    .distinct()
    .where('state', '=', 'offered')
    .where('offered_until', '<=', now)
    .execute()
  for (const { entry_id } of ended)
    await inTransaction({ db }, async (tx) => {
      const [row] = await lockWaiting(tx, [entry_id])
      const over =
        row?.dates.filter(({ offeredUntil }) => offeredUntil && new Date(offeredUntil) <= now) ?? []
      if (!row || over.length === 0) return unchanged(undefined)
      const dates = over.map(({ date }) => date)
      await endOffers(tx, row, dates)
      await step(tx, row, 'expire', now)
      await announce(
        tx,
        { actor, now },
        {
          name: 'waiting.offerEnded',
          subject: subjectOf(row),
          facts: { date: dates[0] ?? null },
        },
      )
    })
  const past = await db
    .selectFrom('waiting_entries')
    .select('id')
    .where('state', 'in', ['waiting', 'expired'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_dates')
            .select('entry_id')
            .whereRef('entry_id', '=', 'waiting_entries.id')
            .where('tour_date', '>=', dayIn(now)),
        ),
      ),
    )
    .execute()
  for (const { id } of past)
    await inTransaction({ db }, async (tx) => {
      const [row] = await lockWaiting(tx, [id])
      const isPast = row?.dates.every(({ date }) => date < dayIn(now)) ?? false
      if (!row || !isPast || (row.state !== 'waiting' && row.state !== 'expired')) return unchanged(undefined)
      await step(tx, row, 'pass', now)
      await announce(tx, { actor, now }, { name: 'waiting.passed', subject: subjectOf(row) })
    })
}

/** The departures with parties waiting for them that can still be sold. */
async function findWanted(db: Db, now: Date): Promise<(DepartureKey & { until: Date })[]> {
  const wanted = await db
    .selectFrom('waiting_dates')
    .innerJoin('waiting_entries', 'waiting_entries.id', 'entry_id')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_id as tour', 'tour_date as date', 'booking_closes as closes'])
    .distinct()
    .where('waiting_dates.state', '=', 'waiting')
    .where('waiting_entries.state', 'in', ['waiting', 'offered'])
    .where('tour_date', '>=', dayIn(now))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('tour_date')
    .orderBy('tour_id')
    .execute()
  return wanted.flatMap(({ tour, date, closes }) => {
    const until = offerEnd(now, date, closes)
    return until ? [{ tour, date, until }] : []
  })
}

/**
 * Offers the places that are left on a departure: to the first party that fits whole, then to the next ones
 * that fit into the rest.
 */
async function offerOn(
  db: Db,
  now: Date,
  { until, ...key }: DepartureKey & { until: Date },
  priceOffer: PriceOffer,
): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    const [made, ...more] = await makeDepartures(tx, now, [key])
    const departure = await lockDeparture(tx, key)
    const queue = await lockQueue(tx, key)
    const { sales, held } = await askTogether(tx, {
      sales: salesOnDay(key.date),
      held: heldOn([departure.id], now),
    })
    const sold = sales.find(({ id }) => id === departure.id)
    if (!sold) return unchanged(undefined)
    const taken = [...held]
    const offered: WaitingRow[] = []
    for (const row of queue) {
      const party = { group_type: row.group_type, language: row.language }
      if (isClosedFor(sold, party) || isClosed(key.date, departure, party)) continue
      const pool = poolOf(sold, party)
      const left = pool && placesLeft(stateOf(pool, { ...sold, held: taken }))
      if (pool && left !== null && placesOf(pool, { people: row.people }) > left) continue
      const price = await priceOffer(tx, row, key.date, now)
      await offer(tx, row, { departure: departure.id, date: key.date, until, now, price })
      taken.push({ departure: departure.id, ...party, people: row.people, parties: 1 })
      offered.push(row)
    }
    if (offered.length === 0) return unchanged(undefined)
    const [first, ...others] = [
      ...(made ? [made, ...more] : []),
      ...offered.map((row) => ({
        name: 'waiting.offered' as const,
        subject: subjectOf(row),
        facts: { date: key.date, until: until.toISOString() },
      })),
    ]
    if (first) await announce(tx, { actor, now }, first, ...others)
  })
}

async function lockDeparture(tx: Tx, { tour, date }: DepartureKey) {
  const found = tx
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'unavailability_dates as unavailabilityDates'])
    .where('tour_id', '=', tour)
    .where('tour_date', '=', date)
  const { id } = await found.executeTakeFirstOrThrow()
  await lockRows(tx, 'tour_events', [id])
  return found.executeTakeFirstOrThrow()
}

/** The parties that wait for the departure, locked, in their turn. */
async function lockQueue(tx: Tx, { tour, date }: { tour: string; date: Day }): Promise<WaitingRow[]> {
  const found = await tx
    .selectFrom('waiting_dates')
    .innerJoin('waiting_entries', 'waiting_entries.id', 'entry_id')
    .select('waiting_entries.id')
    .where('tour_id', '=', tour)
    .where('tour_date', '=', date)
    .where('waiting_dates.state', '=', 'waiting')
    .where('waiting_entries.state', 'in', ['waiting', 'offered'])
    .execute()
  const rows = await lockWaiting(
    tx,
    found.map(({ id }) => id),
  )
  return rows
    .filter(
      (row) =>
        isOpen(row.state) &&
        row.tour_id === tour &&
        row.dates.some((each) => each.date === date && each.state === 'waiting'),
    )
    .map((row) => ({ row, turn: { _id: row.id, firstAt: row.first_at, createdAt: row.created_at } }))
    .toSorted((one, other) => byTurn(one.turn, other.turn))
    .map(({ row }) => row)
}

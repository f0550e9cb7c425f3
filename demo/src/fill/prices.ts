import { addDays } from '@tourdesk/domain/calendar'
import { newId } from '@tourdesk/server/kernel/newId'
import { agencies } from '../content/agencies.ts'
import { coupons } from '../content/coupons.ts'
import { generalDiscounts } from '../content/generalDiscounts.ts'
import { locations } from '../content/locations.ts'
import { ticketTypes } from '../content/ticketTypes.ts'
import type { Filling } from './filling.ts'

type TourIds = Map<string, string>

/** Tours sold with a deposit: day trips far into the desert, for which jeeps and rooms are booked ahead. */
const withDeposit = ['T110', 'T112', 'T113']

/**
 * Fills ticket types, locations, coupons, discounts, the agencies' commissions, a deposit, and a cancellation
 * policy for groups.
 */
export async function fillPrices(filling: Filling, tourIds: TourIds): Promise<void> {
  await fillTicketTypes(filling)
  await fillLocations(filling)
  await fillCoupons(filling, tourIds)
  await fillDiscounts(filling, tourIds)
  await fillCommissions(filling, tourIds)
  await fillDeposit(filling, tourIds)
  await fillCancellation(filling)
}

/** Adult, child and infant already exist; the others come after them. */
async function fillTicketTypes({ tx }: Filling): Promise<void> {
  const stored = await tx.selectFrom('ticket_types').select(['id', 'type']).execute()
  for (const [position, { type, pricePortion, notes }] of ticketTypes.entries()) {
    const known = stored.find((row) => row.type === type)
    const row = { price_portion: pricePortion, notes, position }
    if (known) await tx.updateTable('ticket_types').set(row).where('id', '=', known.id).execute()
    else
      await tx
        .insertInto('ticket_types')
        .values({ id: newId(), type, ...row })
        .execute()
  }
}

async function fillLocations({ tx }: Filling): Promise<void> {
  const rows = locations.map(({ isDefault, ...place }, position) => ({
    id: newId(),
    ...place,
    is_default: isDefault,
    position,
  }))
  await tx.insertInto('locations').values(rows).execute()
}

async function fillCoupons({ tx, today }: Filling, tourIds: TourIds): Promise<void> {
  for (const [position, coupon] of coupons.entries()) {
    const id = newId()
    await tx
      .insertInto('coupons')
      .values({
        id,
        name: coupon.name,
        code: coupon.code,
        discount: coupon.discount,
        ...daysOf(coupon, today),
        usage: coupon.usage,
        all_tours: coupon.tours === 'all',
        position,
      })
      .execute()
    const rows = idsOf(coupon.tours, tourIds).map((tour_id) => ({ coupon_id: id, tour_id }))
    if (rows.length > 0) await tx.insertInto('coupon_tours').values(rows).execute()
  }
}

async function fillDiscounts({ tx, today }: Filling, tourIds: TourIds): Promise<void> {
  for (const [position, discount] of generalDiscounts.entries()) {
    const id = newId()
    await tx
      .insertInto('general_discounts')
      .values({
        id,
        discount: discount.discount,
        booking_or_tour: discount.bookingOrTour,
        ...daysOf(discount, today),
        languages: discount.languages,
        group_types: discount.groupTypes,
        all_tours: discount.tours === 'all',
        position,
      })
      .execute()
    const rows = idsOf(discount.tours, tourIds).map((tour_id) => ({ general_discount_id: id, tour_id }))
    if (rows.length > 0) await tx.insertInto('general_discount_tours').values(rows).execute()
  }
}

async function fillDeposit({ tx, now }: Filling, tourIds: TourIds): Promise<void> {
  const id = newId()
  await tx
    .insertInto('payment_policies')
    .values({
      id,
      name: 'Desert tours: 30% now',
      percent: 30,
      amount: null,
      days_before: 14,
      is_default: false,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .updateTable('tours')
    .set({ payment_policy_id: id })
    .where('id', 'in', idsOf(withDeposit, tourIds))
    .execute()
}

/** No tour has this policy yet: the demo's orders are sold with the default one. */
async function fillCancellation({ tx, now }: Filling): Promise<void> {
  const tiers = [
    { daysBefore: 14, time: '19:00', percent: 100 },
    { daysBefore: 7, time: '19:00', percent: 50 },
    { daysBefore: 2, time: '19:00', percent: 25 },
  ]
  await tx
    .insertInto('cancellation_policies')
    .values({
      id: newId(),
      name: 'Groups',
      tiers: JSON.stringify(tiers),
      is_default: false,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function fillCommissions({ tx }: Filling, tourIds: TourIds): Promise<void> {
  const accounts = await tx.selectFrom('accounts').select(['id', 'name']).execute()
  const rows = agencies.flatMap(({ name, commissionPerTour }) =>
    commissionPerTour.map(({ tour, commissionRate }) => ({
      account_id: accounts.find((account) => account.name === name)!.id,
      tour_id: tourIds.get(tour)!,
      commission_rate: commissionRate,
    })),
  )
  await tx.insertInto('agency_tour_commissions').values(rows).execute()
}

function daysOf({ startsIn, endsIn }: { startsIn: number; endsIn: number | null }, today: string) {
  return { start_date: addDays(today, startsIn), end_date: endsIn === null ? null : addDays(today, endsIn) }
}

function idsOf(numbers: string[] | 'all', tourIds: TourIds): string[] {
  return numbers === 'all' ? [] : numbers.map((number) => tourIds.get(number)!)
}

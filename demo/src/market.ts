import type { Person } from '@tourdesk/domain/access/actor'
import type { Role } from '@tourdesk/domain/access/roles'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { Place } from '@tourdesk/domain/entries/place'
import { type BookedTour, bookedTours } from '@tourdesk/server/catalogue/queries'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import type { Db } from '@tourdesk/server/kernel/database'
import { ask } from '@tourdesk/server/kernel/question'
import { scopeOf } from '@tourdesk/server/kernel/scope'
import { storedLocations } from '@tourdesk/server/pricing/queries'
import type { DemoTour } from './content/tours/demoTour.ts'
import { tours } from './content/tours.ts'

/** A stored tour, with what the demo knows about it. */
export interface SoldTour extends BookedTour {
  content: DemoTour
}

/** An account that sells, with its people; the order is always the same. */
export interface Seller {
  account: Person['account']
  people: Person[]
}

/** The sellers and what they sell, read from the stored catalogue. */
export interface Market {
  tours: SoldTour[]
  starTours: { _id: string; tours: SoldTour[] }[]
  office: Seller
  agencies: Seller[]
  locations: Map<City, Place[]>
}

export async function readMarket(db: Db): Promise<Market> {
  const sold = await readTours(db)
  const sellers = await readSellers(db)
  return {
    tours: sold,
    starTours: await readStarTours(db, sold),
    office: sellers.find(({ account }) => account.isMain)!,
    agencies: sellers.filter(({ account }) => !account.isMain),
    locations: Map.groupBy(await ask(db, storedLocations()), ({ city }) => city),
  }
}

/** The office's super user, who may set prices and plan. */
export function superOf({ office }: Market): Person {
  return office.people.find((person) => person.isSuper)!
}

/** A call by one of these people, at a time in the past. */
export function callOf(db: Db, actor: Person, now: Date): PersonCall {
  return { db, actor, now, scope: scopeOf(actor), sessionId: 'demo', mustSetUpFactor: false }
}

async function readTours(db: Db): Promise<SoldTour[]> {
  const rows = await db.selectFrom('tours').select(['id', 'number']).orderBy('number').execute()
  const booked = await ask(db, bookedTours(rows.map(({ id }) => id)))
  return rows.flatMap(({ id, number }) => {
    const stored = booked.get(id)
    const content = tours.find((tour) => tour.number === number)
    return stored && content ? [{ ...stored, content }] : []
  })
}

async function readStarTours(db: Db, sold: SoldTour[]): Promise<Market['starTours']> {
  const steps = await db
    .selectFrom('star_tour_tours')
    .innerJoin('star_tours', 'star_tours.id', 'star_tour_id')
    .select(['star_tour_id', 'tour_id'])
    .orderBy('star_tours.number')
    .orderBy('position')
    .execute()
  return [...Map.groupBy(steps, (step) => step.star_tour_id)].map(([_id, ofStar]) => ({
    _id,
    tours: ofStar.flatMap(({ tour_id }) => sold.find((tour) => tour._id === tour_id) ?? []),
  }))
}

async function readSellers(db: Db): Promise<Seller[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('accounts')
    .select(['user_id', 'first_name', 'last_name', 'login', 'is_super', 'role'])
    .where('accounts.status', '=', 'ACTIVE')
    .where('login', 'like', '%.example')
    .orderBy('is_main', 'desc')
    .orderBy('accounts.name')
    .orderBy('login')
    .execute()
  const people = rows.map((row) => ({
    kind: 'person' as const,
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    isSuper: row.is_super,
    role: row.role as Role,
    account: {
      _id: row.id,
      name: row.name,
      isMain: row.is_main,
      doesIncludeAffiliation: row.does_include_affiliation,
      dailyToursOnly: row.daily_tours_only,
      doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
      allowPrivateGroup: row.allow_private_group,
    },
  }))
  return [...Map.groupBy(people, (person) => person.account._id).values()].map((members) => ({
    account: members[0]!.account,
    people: members,
  }))
}

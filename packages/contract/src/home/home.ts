import { severities } from '@tourdesk/domain/checks/finding'
import { setUpStepNames } from '@tourdesk/domain/home/checklist'
import { moneyKinds, newKinds, unsentKinds } from '@tourdesk/domain/home/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Amount, blockOf, Day, Id, Instant } from '../parts.ts'

/** One of the next seven days, including tours already under way, as on the day's own page. */
const HomeDay = z.object({
  date: Day,
  departures: z.int(),
  people: z.int(),
  orders: z.int(),
  /** How many of the vehicle units needed on the day are ready; null for those who don't plan. */
  units: z.object({ ready: z.int(), needed: z.int() }).nullable(),
  /** The open findings of the day by severity; null for those who don't plan. */
  findings: z.record(z.enum(severities), z.int()).nullable(),
  /** Who signed the day off last. */
  signedOff: z.object({ name: z.string(), at: Instant }).nullable(),
})
export type HomeDay = z.output<typeof HomeDay>

/** What's on the road right now: vehicles with their people, and today's no-shows and incidents. */
const HomeNow = z.object({
  vehicles: z.int(),
  people: z.int(),
  boarded: z.int(),
  noShows: z.int(),
  incidents: z.int(),
})
export type HomeNow = z.output<typeof HomeNow>

const ToDoLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unassigned_people'), date: Day, people: z.int(), orders: z.int() }),
  /** Vehicles that changed after their sheet was handed out. */
  z.object({ kind: z.literal('changed_sheets'), date: Day, count: z.int() }),
  /** Guides and drivers who declined. */
  z.object({ kind: z.literal('declined_crew'), date: Day, count: z.int() }),
  /** Vehicles whose supplier was asked and hasn't replied. */
  z.object({ kind: z.literal('silent_suppliers'), date: Day, count: z.int() }),
  /** A departure with too few people that should have been decided about by now. */
  z.object({
    kind: z.literal('below_minimum'),
    date: Day,
    tourId: Id,
    tour: z.string(),
    people: z.int(),
    minimum: z.int(),
  }),
  /** An open-ended departure with as many people, or private groups, as its capacity rule names. */
  z.object({ kind: z.literal('past_alert'), date: Day, tour: z.string(), sold: z.int() }),
  /** Tomorrow, from 18:00 on, in a business that signs days off. */
  z.object({ kind: z.literal('not_signed_off'), date: Day }),
])
export type ToDoLine = z.output<typeof ToDoLine>

const MessageLine = z.object({
  kind: z.enum(unsentKinds),
  count: z.int(),
  /** The first day counted. */
  since: Day,
})
export type MessageLine = z.output<typeof MessageLine>

/** A sum in one currency; differences have neither. */
const MoneyLine = z.object({
  kind: z.enum(moneyKinds),
  count: z.int(),
  amount: Amount.nullable(),
  currency: z.enum(currencies).nullable(),
})
export type MoneyLine = z.output<typeof MoneyLine>

const NewOrder = z.object({
  orderId: Id,
  orderNumber: z.int(),
  kind: z.enum(newKinds),
  at: Instant,
  customer: z.string(),
  agency: z.string(),
  /** The earliest one. */
  tour: z.object({ name: z.string(), date: Day, people: z.int() }).nullable(),
  /** The number of its tours besides that one. */
  otherTours: z.int(),
})
export type NewOrder = z.output<typeof NewOrder>

/**
 * The home page of an account. Lines with a zero are left out, and so are blocks that the caller may not see.
 */
export const Home = z
  .object({
    today: Day,
    days: blockOf(z.array(HomeDay)),
    now: blockOf(HomeNow).optional(),
    toDo: blockOf(z.array(ToDoLine)).optional(),
    messages: blockOf(z.array(MessageLine)).optional(),
    money: blockOf(z.array(MoneyLine)),
    newest: blockOf(z.array(NewOrder)),
  })
  .meta({ id: 'Home' })
export type Home = z.output<typeof Home>

/** What an empty business still needs, and whether its owner has dismissed the list. */
const Checklist = z
  .object({
    /** Only steps that the caller may do, in order. */
    steps: z.array(z.object({ step: z.enum(setUpStepNames), isDone: z.boolean() })),
    isDismissed: z.boolean(),
  })
  .meta({ id: 'Checklist' })
export type Checklist = z.output<typeof Checklist>

export const home = {
  get: route({
    method: 'GET',
    path: '/home',
    access: 'orders.read',
    summary: 'What is up today and in the next six days; a block that failed has its code instead of data',
    answer: Home,
  }),
  checklist: route({
    method: 'GET',
    path: '/home/checklist',
    access: 'catalogue.write',
    summary: 'The steps of setting up the business that the caller may do, and which of them are done',
    answer: Checklist,
  }),
}

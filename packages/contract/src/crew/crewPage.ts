import { operatorRoles } from '@tourdesk/domain/fleet/vocabulary'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { NewCalendarLink } from '../dispatch/calendarLinks.ts'
import { ManifestSheet } from '../dispatch/manifests.ts'
import { Assignment, Reply } from '../dispatch/replies.ts'
import { route } from '../kernel/route.ts'
import { Place } from '../orders/orderShapes.ts'
import { Amount, Day, Id, IdParams, Instant } from '../parts.ts'
import { BoardingEvent, EventBatch, EventOutcomes } from './crewEvents.ts'

/** The server's clock, by which a phone corrects its own. */
const now = Instant

/** The person of this phone, and what the page needs to know about the business. */
export const CrewMe = z
  .object({
    now,
    operator: z.object({ _id: Id, name: z.string(), role: z.enum(operatorRoles) }),
    /** The person's choice, or else the language on their record. */
    language: z.enum(messageLanguages),
    office: z.object({ name: z.string(), phone: z.string() }),
    /** For how many minutes after a pickup a party is waited for. */
    waitMinutes: z.int(),
    /** Until when people reply: `HH:mm` of the day before. */
    replyDeadline: z.string(),
    /** When the calendar link was made; null without one. */
    calendarLink: z.object({ createdAt: Instant.nullable() }),
    /** Cash of customers that the person holds. */
    cash: z.array(z.object({ currency: z.enum(currencies), amount: Amount })),
  })
  .meta({ id: 'CrewMe' })
export type CrewMe = z.output<typeof CrewMe>

/** Another member of the crew on the vehicle. */
const Mate = z.object({ name: z.string(), phone: z.string(), isDriver: z.boolean(), isGuide: z.boolean() })

/** A vehicle unit in a crew member's list of days. */
export const CrewUnit = z
  .object({
    _id: Id,
    tour: z.object({ name: z.string(), number: z.string() }),
    date: Day,
    endDate: Day,
    /** The plate, or the supplier's name. */
    vehicle: z.string().nullable(),
    /** The time and place of the first pickup. */
    time: z.string().nullable(),
    place: Place.nullable(),
    people: z.int(),
    isDriver: z.boolean(),
    isGuide: z.boolean(),
    mates: z.array(Mate),
    /** What the person accepts; a reply returns it as `seen`. */
    assignment: Assignment,
    reply: Reply,
    /** The person was on it today and has been taken off: nothing of its parties is shown. */
    isClosed: z.boolean(),
  })
  .meta({ id: 'CrewUnit' })
export type CrewUnit = z.output<typeof CrewUnit>

/** Today, then the next 14 days with work, then yesterday. Today is included even without work. */
export const CrewDays = z.object({
  now,
  today: Day,
  data: z.array(z.object({ date: Day, units: z.array(CrewUnit) })),
})
export type CrewDays = z.output<typeof CrewDays>

/** What a phone needs to know about a party besides what's on the sheet. */
const PartyOnRoad = z.object({
  entry: Id,
  /** Digits for `https://wa.me/`; null without a number that can be called. */
  whatsapp: z.string().nullable(),
  /** Where the party gets on; null if only the address is known. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** From when a no-show can be marked; null without a pickup time, when it can be marked at any time. */
  noShowFrom: Instant.nullable(),
})

/**
 * The live sheet of a vehicle unit for a member of its crew, with all events so far (the domain's `stateOf`
 * turns them into the state of a party). For a person who has left the crew it's closed: no sheet, parties or
 * events.
 */
export const CrewUnitSheet = z
  .object({
    now,
    unit: CrewUnit,
    sheet: ManifestSheet.nullable(),
    parties: z.array(PartyOnRoad),
    events: z.array(BoardingEvent),
    waitMinutes: z.int(),
    /** The tour is over, so names, phones, notes and private addresses are no longer on the sheet. */
    guestsHidden: z.boolean(),
  })
  .meta({ id: 'CrewUnitSheet' })
export type CrewUnitSheet = z.output<typeof CrewUnitSheet>

/** Days off of the person, as far as they can enter them; the office sets some without an end. */
const CrewDaysOff = z.object({
  _id: Id,
  startDate: Day,
  endDate: Day.nullable(),
  /** The person entered them; others are the office's. */
  isOwn: z.boolean(),
})

export const CrewAway = z.object({ now, data: z.array(CrewDaysOff) }).meta({ id: 'CrewAway' })
export type CrewAway = z.output<typeof CrewAway>

/** Days on which the person can't work. */
const DaysOffInput = z.object({
  startDate: Day.nullable().default(null),
  endDate: Day.nullable().default(null),
  clientKey: Id,
})

/** What a guide's or driver's phone can do. */
export const crew = {
  me: route({
    method: 'GET',
    path: '/crew/me',
    access: 'crew.days',
    summary: 'The guide or driver of this phone',
    answer: CrewMe,
  }),
  changeMe: route({
    method: 'PUT',
    path: '/crew/me',
    access: 'crew.days',
    summary: 'Choose the language of the crew’s page',
    body: z.object({ language: z.enum(messageLanguages) }),
    answer: CrewMe,
  }),
  makeCalendarLink: route({
    method: 'POST',
    path: '/crew/calendarLink',
    access: 'crew.days',
    summary: 'Make one’s own calendar link; the old one stops working',
    answer: NewCalendarLink,
    status: 201,
  }),
  days: route({
    method: 'GET',
    path: '/crew/days',
    access: 'crew.days',
    summary: 'Own vehicle units: today, the next 14 days with work, then yesterday',
    answer: CrewDays,
  }),
  away: route({
    method: 'GET',
    path: '/crew/away',
    access: 'crew.days',
    summary: 'Own days off, from today to 90 days ahead',
    answer: CrewAway,
  }),
  enterAway: route({
    method: 'POST',
    path: '/crew/away',
    access: 'crew.days',
    summary: 'Enter days off from tomorrow to 90 days ahead; the same `clientKey` again changes nothing more',
    body: DaysOffInput,
    answer: CrewAway,
    status: 201,
  }),
  removeAway: route({
    method: 'DELETE',
    path: '/crew/away/:id',
    access: 'crew.days',
    summary: 'Remove days off that the person entered, from tomorrow on',
    params: IdParams,
    answer: CrewAway,
  }),
  unit: route({
    method: 'GET',
    path: '/crew/units/:id',
    access: 'crew.boarding',
    summary: 'The live sheet of an own vehicle unit, with its events',
    params: IdParams,
    answer: CrewUnitSheet,
  }),
  send: route({
    method: 'POST',
    path: '/crew/events',
    access: 'crew.boarding',
    summary: 'Taps, cash, notes and replies in order, at most 200; each is answered alone',
    body: EventBatch,
    answer: EventOutcomes,
  }),
  live: route({
    method: 'GET',
    path: '/crew/live',
    access: 'crew.days',
    summary: 'Notices as server-sent events that something on the person’s days may have changed',
    answer: 'events',
  }),
}

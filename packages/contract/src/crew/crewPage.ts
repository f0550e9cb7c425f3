import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { operatorRoles } from '@tourdesk/domain/fleet/vocabulary'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { NewCalendarLink } from '../dispatch/calendarLinks.ts'
import { ManifestSheet } from '../dispatch/manifests.ts'
import { Assignment, Reply } from '../dispatch/replies.ts'
import { route } from '../kernel/route.ts'
import { Amount, Day, Id, IdParams, Instant } from '../parts.ts'
import { BoardingEvent, EventBatch, EventOutcomes } from './crewEvents.ts'

/** The server's clock, by which a phone corrects its own. */
const now = Instant

/** The person of this phone, and what the page needs to know about the business. */
export const CrewMe = z
  .object({
    now,
    operator: z.object({ _id: Id, name: z.string(), role: z.enum(operatorRoles) }),
    /** As chosen by the person, else the one on their record. */
    language: z.enum(messageLanguages),
    office: z.object({ name: z.string(), phone: z.string() }),
    /** Minutes after a pickup until which a party is waited for. */
    waitMinutes: z.int(),
    /** `HH:mm` of the day before, until which people answer. */
    replyDeadline: z.string(),
    /** When the calendar link was made; null without one. */
    calendarLink: z.object({ createdAt: Instant.nullable() }),
    /** Customers' cash that the person holds. */
    cash: z.array(z.object({ currency: z.enum(currencies), amount: Amount })),
  })
  .meta({ id: 'CrewMe' })
export type CrewMe = z.output<typeof CrewMe>

/** Somebody else on the vehicle. */
const Mate = z.object({ name: z.string(), phone: z.string(), isDriver: z.boolean(), isGuide: z.boolean() })

/** A vehicle unit on somebody's list of days. */
export const CrewUnit = z
  .object({
    _id: Id,
    tour: z.object({ name: z.string(), number: z.string() }),
    date: Day,
    endDate: Day,
    /** The plate, or the supplier's name. */
    vehicle: z.string().nullable(),
    /** First pickup, and where it is. */
    time: z.string().nullable(),
    place: z.object({ city: z.enum(cities).nullable(), name: z.string(), address: z.string() }).nullable(),
    people: z.int(),
    isDriver: z.boolean(),
    isGuide: z.boolean(),
    mates: z.array(Mate),
    /** What the person accepts; a reply sends it back as `seen`. */
    assignment: Assignment,
    reply: Reply,
    /** The person was on it today and isn't any more: it shows nothing of its parties. */
    isClosed: z.boolean(),
  })
  .meta({ id: 'CrewUnit' })
export type CrewUnit = z.output<typeof CrewUnit>

/** Today, then the next 14 days with work, then yesterday (CREW-06). Today is there also without work. */
export const CrewDays = z.object({
  now,
  today: Day,
  data: z.array(z.object({ date: Day, units: z.array(CrewUnit) })),
})
export type CrewDays = z.output<typeof CrewDays>

/** What a phone needs to know of a party beside what's on the sheet. */
const PartyOnRoad = z.object({
  entry: Id,
  /** Digits for `https://wa.me/`; null without a number that can be called. */
  whatsapp: z.string().nullable(),
  /** Where the party gets on; null if only the address is known. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** From when a no-show can be marked; null without a pickup time, which is at any time. */
  noShowFrom: Instant.nullable(),
})

/**
 * The live sheet of a vehicle unit for somebody of its crew, with all events so far (`stateOf` in the domain makes the
 * state of a party from them). Closed for somebody who left it: without sheet, parties and events.
 */
export const CrewUnitSheet = z
  .object({
    now,
    unit: CrewUnit,
    sheet: ManifestSheet.nullable(),
    parties: z.array(PartyOnRoad),
    events: z.array(BoardingEvent),
    waitMinutes: z.int(),
    /** The tour is over: names, phones, notes and private addresses have left the sheet (CREW-29). */
    guestsHidden: z.boolean(),
  })
  .meta({ id: 'CrewUnitSheet' })
export type CrewUnitSheet = z.output<typeof CrewUnitSheet>

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

import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { absentRoles } from '@tourdesk/domain/dispatch/absence'
import { licenseTypes, rangeOwners } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { Day, Id, Instant, lines } from '../parts.ts'

/** The most vehicle units that one absence changes; later ones stay as they are. */
export const unitsOfAbsence = 50

/** A free car or person who can take over on a unit. */
const Candidate = z
  .object({
    _id: Id,
    /** Of a person, or a car's plate. */
    name: z.string(),
    languages: z.array(z.enum(languages)),
    licenseTypes: z.array(z.enum(licenseTypes)),
    /** Of a car; null for a person. */
    seats: z.int().nullable(),
    /** The plate of the own car that they'd bring to a unit without a vehicle. */
    ownCar: z.string().nullable(),
    /** On how many units of the tour a guide guided in the last 365 days; 0 for others. */
    timesOnTour: z.int(),
    /** A car has the seats, a guide speaks what nobody else on board does. */
    fits: z.boolean(),
  })
  .meta({ id: 'AbsenceCandidate' })
export type AbsenceCandidate = z.output<typeof Candidate>

const TouchedUnit = z
  .object({
    _id: Id,
    tour: z.object({ _id: Id, name: z.string() }),
    /** Its number on the board. */
    number: z.int(),
    date: Day,
    endDate: Day,
    /** First pickup. */
    time: z.string().nullable(),
    people: z.int(),
    /** The languages on board. */
    languages: z.array(z.enum(languages)),
    /** The plate, or the supplier; null without a vehicle. */
    vehicle: z.string().nullable(),
    /** What the absent car or person is on it. */
    role: z.enum(absentRoles),
    /** The plate of the person's own car, which leaves the unit with them. */
    ownCar: z.string().nullable(),
    updatedAt: Instant,
    /** Free ones only, sorted as in the assignment dialog. */
    candidates: z.array(Candidate),
    /** The first one that fits; null if none does. */
    suggested: Id.nullable(),
  })
  .meta({ id: 'TouchedUnit' })
export type TouchedUnit = z.output<typeof TouchedUnit>

/** What an absence touches. */
export const AbsencePreview = z
  .object({
    /** The plate or the person's name. */
    name: z.string(),
    units: z.array(TouchedUnit),
    /** How many later units are touched too, but not changed. */
    more: z.int(),
  })
  .meta({ id: 'AbsencePreview' })
export type AbsencePreview = z.output<typeof AbsencePreview>

/** A car, guide or driver, and the days on which they're away; without an `endDate`, for good. */
const Absence = z.object({
  objType: z.enum(rangeOwners),
  itemId: Id,
  startDate: Day,
  endDate: Day.nullish(),
})

/** An absence to save. */
const AbsenceInput = Absence.extend({
  /** The range set by hand that this one replaces. */
  id: Id.nullish(),
  notes: lines(2000).default(''),
  /** Each touched unit of the preview; without a replacement, the unit is left open. */
  units: z
    .array(z.object({ tourCar: Id, updatedAt: Instant, replacement: Id.nullable() }))
    .max(unitsOfAbsence),
  clientKey: Id,
})
export type AbsenceInput = z.output<typeof AbsenceInput>

/** What the dialog's form holds: `replacements` are what the person chose, by unit. */
export const AbsenceForm = z.object({
  startDate: Day.nullable().default(null),
  endDate: Day.nullable().default(null),
  notes: lines(2000).default(''),
  replacements: z.record(z.string(), z.string()).default({}),
})

/** Cars and people who are away, and who takes over on their vehicle units. */
export const absences = {
  preview: route({
    method: 'GET',
    path: '/absences/preview',
    access: 'dispatch.write',
    summary:
      'The vehicle units that an absence of a car, guide or driver touches, and who could take over on each',
    query: Absence.extend({ endDate: Day.optional() }),
    answer: AbsencePreview,
  }),
  save: route({
    method: 'POST',
    path: '/absences',
    access: 'dispatch.write',
    summary:
      'Mark a car, guide or driver as unavailable and replace them on the vehicle units of those days, all or nothing; the same `clientKey` again answers the first save',
    body: AbsenceInput,
    answer: z.object({ undo: Undo }),
    status: 201,
  }),
}

import { cities, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { tourOptions } from '@tourdesk/domain/entries/vocabulary'
import { operatorRoles } from '@tourdesk/domain/fleet/vocabulary'
import { type PlanDay, toldReasons } from '@tourdesk/domain/plan/planDay'
import { z } from 'zod'
import { UnitCrew } from '../dispatch/unitCrew.ts'
import { Day, Id } from '../parts.ts'

const DayRange = z.object({ start: Day, end: Day.nullable() })
const Language = z.enum(languages)

/** How many people of an entry ride on a unit. */
export const PlannedPart = z.object({ party: Id, people: z.int() })

/** The facts that a day is planned from (`PlanDay` of the domain). */
export const PlanFacts = z.object({
  date: Day,
  isSignedOff: z.boolean(),
  departures: z.array(z.object({ tour: Id, name: z.string(), hours: z.number().nullable() })),
  parties: z.array(
    z.object({
      _id: Id,
      order: z.int(),
      tour: Id,
      people: z.int(),
      isPrivate: z.boolean(),
      language: Language.nullable(),
      tourOption: z.enum(tourOptions).nullable(),
      pickup: z
        .object({
          city: z.enum(cities),
          time: z.string().nullable(),
          lat: z.number().nullable(),
          lng: z.number().nullable(),
        })
        .nullable(),
      endDate: Day,
      wishes: z.object({
        car: Id.nullable(),
        guide: Id.nullable(),
        seats: z.object({ from: z.int(), to: z.int() }).nullable(),
      }),
    }),
  ),
  cars: z.array(
    z.object({
      _id: Id,
      plateId: z.string(),
      seats: z.int(),
      owner: Id.nullable(),
      busy: z.array(DayRange),
    }),
  ),
  suppliers: z.array(z.object({ _id: Id, name: z.string(), sizes: z.array(z.int()) })),
  people: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      role: z.enum(operatorRoles),
      languages: z.array(Language),
      maxPassengers: z.int(),
      busy: z.array(DayRange),
      isReserved: z.boolean(),
      timesOnTour: z.record(z.string(), z.int()),
      daysWorked: z.int(),
    }),
  ),
  units: z.array(
    UnitCrew.extend({
      _id: Id,
      tour: Id,
      parts: z.array(PlannedPart),
      told: z.array(z.enum(toldReasons)),
    }),
  ),
}) satisfies z.ZodType<PlanDay>

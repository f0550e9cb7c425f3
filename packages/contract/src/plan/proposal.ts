import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { changedKinds } from '@tourdesk/domain/plan/changes/changedFacts'
import { type PlanMove, type UnitChange, unitChanges } from '@tourdesk/domain/plan/changes/changesOf'
import { type CostPart, costOf } from '@tourdesk/domain/plan/cost'
import { keepOptions, planAims, planModes } from '@tourdesk/domain/plan/planDay'
import { type OpenParty, openReasons, type UnitReason } from '@tourdesk/domain/plan/proposal'
import { z } from 'zod'
import { DayFinding } from '../checks/dayFinding.ts'
import { UnitCrew } from '../dispatch/unitCrew.ts'
import { Day, Id, Instant } from '../parts.ts'
import { PlanFacts, PlannedPart } from './planFacts.ts'

/** Which day is planned, and how. */
export const PlanRequest = z.object({
  date: Day,
  /** Only this departure; without one, the whole day. */
  tour: Id.nullable().default(null),
  keep: z.enum(keepOptions).default('all'),
  maySplit: z.boolean().default(false),
  useSuppliers: z.boolean().default(true),
  touchTold: z.boolean().default(false),
  aim: z.enum(planAims).default('fewest'),
  mode: z.enum(planModes).default('plan'),
})
export type PlanRequest = z.output<typeof PlanRequest>

const people = z.int()
const seats = z.int()
const Language = z.enum(languages)

const Reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('smallest_car'), people, seats }),
  z.object({ code: z.literal('car_for_people'), people, seats }),
  z.object({ code: z.literal('supplier_size'), people, seats }),
  z.object({ code: z.literal('wished'), wish: z.enum(['car', 'guide', 'seats']) }),
  z.object({ code: z.literal('speaks'), guide: Id, languages: z.array(Language) }),
  z.object({ code: z.literal('knows_tour'), guide: Id, times: z.int() }),
  z.object({ code: z.literal('drives'), driver: Id, maxPassengers: z.int() }),
  z.object({ code: z.literal('kept') }),
  z.object({ code: z.literal('told') }),
]) satisfies z.ZodType<UnitReason>

const UnitOfPlan = UnitCrew.extend({
  key: z.string(),
  kind: z.enum(unitChanges),
  _id: Id.nullable(),
  tour: Id,
  parts: z.array(PlannedPart),
  lacksDriver: z.boolean(),
  unspoken: z.array(Language),
  reasons: z.array(Reason),
}) satisfies z.ZodType<UnitChange>

const Move = z.object({
  key: z.string(),
  party: Id,
  people,
  from: Id.nullable(),
  to: z.string().nullable(),
}) satisfies z.ZodType<PlanMove>

const Open = z.object({
  party: Id,
  people,
  reason: z.enum(openReasons),
}) satisfies z.ZodType<OpenParty>

const Cost = z.record(z.enum(Object.keys(costOf) as [CostPart, ...CostPart[]]), z.int())

const ChangedFact = z.object({
  kind: z.enum(changedKinds),
  _id: z.string(),
  /** The order's number, the plate, or the name. */
  name: z.string(),
})

/** A plan for a day that was proposed and kept for a while; it changes nothing before it's applied. */
export const DayProposal = z
  .object({
    /** The `clientKey` it was asked for with. */
    _id: Id,
    request: PlanRequest,
    /** A hash of the facts. */
    basis: z.string(),
    facts: PlanFacts,
    /** What's shown of each party beyond the facts. */
    parties: z.array(z.object({ _id: Id, orderId: Id, customer: z.string(), place: z.string().nullable() })),
    /** The number of each present unit on its board. */
    numbers: z.array(z.object({ _id: Id, number: z.int() })),
    /** All units of the plan, then those it dissolves. */
    units: z.array(UnitOfPlan),
    moves: z.array(Move),
    open: z.array(Open),
    /** Ids of the parties and people whose facts were missing. */
    lacked: z.object({
      withoutCoordinates: z.array(Id),
      guidesWithoutLanguage: z.array(Id),
      driversWithoutLicence: z.array(Id),
    }),
    cost: z.object({ before: Cost, after: Cost }),
    /** What the check finds about the day now, and with the whole plan applied. */
    findings: z.object({
      before: z.array(DayFinding),
      after: z.array(DayFinding),
      /** The ids by which findings with the plan applied name units that aren't made yet. */
      made: z.array(z.object({ _id: Id, key: z.string() })),
    }),
    /** The search was stopped or ran out of time. */
    isCut: z.boolean(),
    expiresAt: Instant,
    /** What the proposal uses and has changed since it was made. */
    changed: z.array(ChangedFact),
    /** Who applied it, all or a part of it; null if nobody has. */
    applied: z.object({ name: z.string(), at: Instant }).nullable(),
  })
  .meta({ id: 'DayProposal' })
export type DayProposal = z.output<typeof DayProposal>

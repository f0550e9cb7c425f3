import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { UnitCrew } from '../dispatch/unitCrew.ts'
import { route } from '../kernel/route.ts'
import { Done, Id, IdParams, text } from '../parts.ts'
import { DayProposal, PlanRequest } from './proposal.ts'

/** The most units and moves of one plan. */
const most = 2_000

const Key = text(120)

/** The part of a proposal that's applied. */
export const AppliedPlan = z.object({
  /** Units that are made, changed or dissolved; with a `crew`, that one instead of the proposed one. */
  units: z.array(z.object({ key: Key, crew: UnitCrew.nullable().default(null) })).max(most),
  moves: z.array(Key).max(most),
  clientKey: Id,
})
export type AppliedPlan = z.output<typeof AppliedPlan>

/** Proposals for the plan of a day. */
export const dayPlans = {
  propose: route({
    method: 'POST',
    path: '/dayPlans',
    access: 'dispatch.write',
    summary:
      'Propose a plan for a day or one of its departures; changes nothing. The same `clientKey` again answers the first proposal',
    body: PlanRequest.extend({ clientKey: Id }),
    answer: DayProposal,
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/dayPlans/:id',
    access: 'dispatch.write',
    summary: 'A proposal of the last 24 hours, with what has changed since; waits for one that’s being made',
    params: IdParams,
    answer: DayProposal,
  }),
  progress: route({
    method: 'GET',
    path: '/dayPlans/:id/progress',
    access: 'dispatch.write',
    summary: 'How far the search for a proposal is, in departures of the day',
    params: IdParams,
    answer: z.object({ isRunning: z.boolean(), done: z.int(), departures: z.int() }),
  }),
  stop: route({
    method: 'POST',
    path: '/dayPlans/:id/stop',
    access: 'dispatch.write',
    summary: 'End the search for a proposal, which is then the best plan so far',
    params: IdParams,
    answer: Done,
  }),
  apply: route({
    method: 'POST',
    path: '/dayPlans/:id/apply',
    access: 'dispatch.write',
    summary:
      'Apply the chosen parts of a proposal, all or nothing; `plan_outdated` if something they use has changed',
    params: IdParams,
    body: AppliedPlan,
    answer: z.object({ undo: Undo }),
  }),
}

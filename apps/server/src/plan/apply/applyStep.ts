import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { changedFacts } from '@tourdesk/domain/plan/changes/changedFacts'
import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import { type ChosenChanges, chosenPlan, faultsOfChoice } from '@tourdesk/domain/plan/changes/chosenPlan'
import { nameChanges } from '@tourdesk/domain/plan/changes/nameChanges'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Proposal } from '@tourdesk/domain/plan/proposal'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import { readPlanDayAgain } from '../facts/readPlanDay.ts'
import { checkBoarding } from './checkBoarding.ts'
import { type DayBefore, dayBefore } from './dayBefore.ts'
import { lockDay } from './lockDay.ts'
import { targetOf } from './targetOf.ts'
import { wantedBy } from './wantedBy.ts'
import { writeDay } from './writeDay.ts'

/** A proposal, with the facts it was made from; `tour` if it's for one departure. */
export interface PlanToApply {
  tour: string | null
  facts: PlanDay
  proposal: Pick<Proposal, 'units'>
}

export interface AppliedStep {
  /** To announce; none of them names the plan. */
  events: DomainEvent[]
  before: DayBefore
  /** The units that were made, with their keys in the proposal. */
  made: { _id: string; key: string }[]
}

/**
 * The step that makes the chosen changes of a proposal, all or none. Throws `field_invalid` (400) at what can't be chosen,
 * `plan_outdated` (409) with the names of what has changed, and the board's refusals (409).
 */
export async function applyStep(
  tx: Tx,
  call: Call,
  { tour, facts, proposal }: PlanToApply,
  chosen: ChosenChanges,
): Promise<AppliedStep> {
  const changes = changesOf(facts, proposal)
  refuseFields(faultsOfChoice(changes, chosen))
  const plan = chosenPlan(facts, changes, chosen)
  const moves = changes.moves.filter(({ key }) => chosen.moves.includes(key))
  const ids = new Map(plan.units.map(({ key, _id }) => [key, _id ?? newId()]))
  const wanted = wantedBy(facts, { plan, chosen, moves })
  const locked = await lockDay(tx, call, wanted)
  const now = await readPlanDayAgain({ db: tx, now: call.now }, { tour }, facts)
  const changed = changedFacts(facts, now, changes, chosen)
  if (changed.length > 0) {
    const names = nameChanges(changed, facts, now).map(({ name }) => name)
    throw new Problem('plan_outdated', { params: { changed: names.join(', ') } })
  }
  refuseFields(locked.unknown)
  const target = targetOf(locked, { date: facts.date, plan, chosen, moves, ids })
  const before = await dayBefore(tx, wanted, locked, target)
  const written = await writeDay(tx, call, locked, target)
  if (written.events.length === 0) refuseFields(['units'])
  checkBoarding(locked, target, written.units)
  return {
    events: written.events,
    before: await before(written.units),
    made: plan.units.filter(({ _id }) => _id === null).map(({ key }) => ({ _id: ids.get(key)!, key })),
  }
}

function refuseFields(fields: readonly string[]): void {
  if (fields.length > 0) throw fieldProblem(fields.map((field) => ({ field, code: 'field_invalid' })))
}

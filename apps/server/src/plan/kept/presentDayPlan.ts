import type { DayProposal, NamedChange } from '@tourdesk/contract/plan/proposal'
import { type ChangedFact, changedFacts } from '@tourdesk/domain/plan/changes/changedFacts'
import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import { allOf } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Selectable } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { DayPlans } from '../../schema/dispatch.ts'
import { readPlanDayAgain } from '../facts/readPlanDay.ts'
import { expiryOf } from './planLife.ts'

/** A kept plan, compared with the day as it is now. */
export async function presentDayPlan(
  call: Pick<Call, 'db' | 'now'>,
  plan: Selectable<DayPlans>,
): Promise<DayProposal> {
  const { request, facts, proposal } = plan
  const changes = changesOf(facts, proposal)
  const now = await readPlanDayAgain(call, request, facts)
  const { open, lacked, cost, isCut } = proposal
  return {
    _id: plan.id,
    request,
    basis: plan.basis,
    facts,
    ...plan.shown,
    ...changes,
    open,
    lacked,
    cost,
    findings: plan.findings,
    isCut,
    expiresAt: expiryOf(plan.created_at).toISOString(),
    changed: changedFacts(facts, now, changes, allOf(changes)).map((change) => named(change, facts)),
    applied:
      plan.applied_by === null || plan.applied_at === null
        ? null
        : { name: plan.applied_by, at: plan.applied_at.toISOString() },
  }
}

/** Names come from the facts, since what changed may be gone. */
function named(change: ChangedFact, facts: PlanDay): NamedChange {
  return { ...change, name: nameOf(change, facts) ?? '' }
}

function nameOf({ kind, _id }: ChangedFact, facts: PlanDay): string | undefined {
  const named = <Fact extends { _id: string }>(all: readonly Fact[], nameIn: (fact: Fact) => string) => {
    const fact = all.find((one) => one._id === _id)
    return fact && nameIn(fact)
  }
  switch (kind) {
    case 'entry':
      return named(facts.parties, ({ order }) => String(order))
    case 'car':
      return named(facts.cars, ({ plateId }) => plateId)
    case 'person':
      return named(facts.people, ({ name }) => name)
    case 'supplier':
      return named(facts.suppliers, ({ name }) => name)
    case 'unit':
      return named(facts.units, ({ car, externalCar }) => vehicleName(car, externalCar, facts))
    case 'day':
      return _id
  }
}

function vehicleName(
  car: string | null,
  externalCar: { carSupplier: string } | null,
  { cars, suppliers }: PlanDay,
): string {
  if (externalCar) return suppliers.find(({ _id }) => _id === externalCar.carSupplier)?.name ?? ''
  return cars.find(({ _id }) => _id === car)?.plateId ?? ''
}

import type { DayProposal, PlanRequest } from '@tourdesk/contract/plan/proposal'
import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { givenPlanDay, givenPlanOptions } from '@tourdesk/domain/plan/planDay.fixture'
import { proposePlan } from '@tourdesk/domain/plan/proposePlan'

/** The proposal for a day, as the server answers it, without findings. */
export function givenDayProposal(day: Partial<PlanDay> = {}, asked: Partial<PlanRequest> = {}): DayProposal {
  const facts = givenPlanDay(day)
  const options = givenPlanOptions(asked)
  const proposal = proposePlan(facts, options)
  return {
    _id: '0190a0b0-0000-7000-8000-00000000c0de',
    request: { date: facts.date, tour: null, ...options },
    basis: 'basis',
    facts,
    parties: facts.parties.map(({ _id }) => ({
      _id,
      orderId: `order-${_id}`,
      customer: _id === 'levi' ? 'Dana Levi' : `Customer ${_id}`,
      place: 'Hotel Carlton',
    })),
    numbers: facts.units.map(({ _id }, index) => ({ _id, number: index + 1 })),
    ...proposal,
    ...changesOf(facts, proposal),
    findings: { before: [], after: [], made: [] },
    expiresAt: '2026-03-11T08:00:00.000Z',
    changed: [],
    applied: null,
  }
}

import { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Day } from '@tourdesk/domain/calendar'
import { costOf } from '@tourdesk/domain/plan/cost'
import type { ProposedUnit } from '@tourdesk/domain/plan/proposal'
import { insertInto } from '../src/kernel/insertInto.ts'
import { newId } from '../src/kernel/newId.ts'
import { readPlanDay } from '../src/plan/facts/readPlanDay.ts'
import type { TestServer } from './as.ts'
import type { GivenUser } from './given/ground.ts'

/** A unit of a proposal, as far as it matters. */
export type UnitOfProposal = Partial<ProposedUnit> & { tour: string }

/**
 * Keeps a proposal for a day as it is now, with exactly these units; units of the day that aren't among them are dissolved.
 * @returns its id
 */
export async function keptPlan(
  { clock, db }: Pick<TestServer, 'clock' | 'db'>,
  by: GivenUser,
  { date, tour = null, ...options }: { date: Day; tour?: string | null } & Partial<PlanRequest>,
  units: readonly UnitOfProposal[],
): Promise<string> {
  const now = clock.now()
  const { facts, shown } = await readPlanDay({ db, now }, { date, tour })
  const request = PlanRequest.parse({ date, tour, keep: 'nothing', maySplit: true, ...options })
  const id = newId()
  await insertInto(db, 'day_plans', {
    id,
    date,
    user_id: by.id,
    request: JSON.stringify(request),
    facts: JSON.stringify(facts),
    basis: 'facts',
    proposal: JSON.stringify({ ...nothing, units: units.map(unitOf) }),
    findings: JSON.stringify({ before: [], after: [], made: [] }),
    shown: JSON.stringify(shown),
    created_at: now,
    applied_by: null,
    applied_at: null,
  }).execute()
  return id
}

const free = Object.fromEntries(Object.keys(costOf).map((part) => [part, 0]))

/** What no one asks about here: a plan that costs nothing and leaves no one. */
const nothing = {
  open: [],
  lacked: { withoutCoordinates: [], guidesWithoutLanguage: [], driversWithoutLicence: [] },
  cost: { before: free, after: free },
  isCut: false,
}

function unitOf(unit: UnitOfProposal): ProposedUnit {
  const bare = { _id: null, car: null, externalCar: null, driver: null, guide: [], parts: [] }
  return { ...bare, lacksDriver: false, unspoken: [], reasons: [], ...unit }
}

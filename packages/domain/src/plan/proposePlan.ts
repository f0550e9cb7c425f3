import { findingKey } from '../checks/findingKey.ts'
import { modelOf } from './model/model.ts'
import { compare, orderedDay } from './model/orderedDay.ts'
import { randomFrom } from './model/random.ts'
import type { PlanDay, PlanOptions } from './planDay.ts'
import type { Proposal } from './proposal.ts'
import { toProposal } from './result/toProposal.ts'
import { searchPlan, type Watch } from './search/searchPlan.ts'

/**
 * Proposes a plan for a day. Equal facts and options give an equal proposal, in any order of the facts and on
 * every machine, unless it's cut by `watch`.
 */
export function proposePlan(day: PlanDay, options: PlanOptions, watch: Watch = {}): Proposal {
  const facts = orderedDay(day)
  const random = randomFrom(seedOf(facts, options))
  const { state, isCut } = searchPlan(modelOf(facts, options), random, watch)
  return toProposal(state, isCut)
}

/** 32 bits made of the date, all facts and the options. */
function seedOf(day: PlanDay, options: PlanOptions): number {
  const { keep, maySplit, useSuppliers, touchTold, aim, mode } = options
  const chosen = JSON.stringify([keep, maySplit, useSuppliers, touchTold, aim, mode])
  return Number.parseInt(findingKey([day.date, JSON.stringify(day, withKeysInOrder), chosen]).slice(0, 8), 16)
}

/** Databases and networks may change the order of the fields of an object. */
function withKeysInOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compare(a, b)))
}

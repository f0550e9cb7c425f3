import type { PlanAim } from '@tourdesk/domain/plan/planDay'

/** What a generated day is like. Counts are drawn between two numbers, both included. */
export interface Recipe {
  parties: readonly [number, number]
  departures: readonly [number, number]
  cars: readonly [number, number]
  people: readonly [number, number]
  /** Seats of free cars for each 100 people. */
  seats: number
  useSuppliers: boolean
  aim?: PlanAim
  /** What share of the parties are private groups, 0-1; the demo business's if omitted. */
  privateShare?: number
  /** What share of private groups travel for several days, 0-1. */
  severalDays?: number
  /** People in some of the parties. */
  partyOf?: number
  /** Nobody guides. */
  noGuides?: true
  /** Vehicle units that are there already, some of them wrong, and any options. */
  hasUnits?: true
  /** Facts that are missing: languages, licences, pickups. */
  hasGaps?: true
}

const small = {
  parties: [8, 25],
  departures: [2, 3],
  cars: [6, 6],
  people: [8, 8],
  useSuppliers: true,
} as const
const large = {
  parties: [250, 350],
  departures: [12, 12],
  cars: [40, 40],
  people: [60, 60],
  useSuppliers: true,
} as const
const nasty = {
  parties: [4, 40],
  departures: [1, 5],
  cars: [2, 12],
  people: [2, 18],
  seats: 90,
  useSuppliers: true,
  hasUnits: true,
} as const

/**
 * Small days, whose optimum can be proven. Nobody sends vehicles on `alone`, so some people are left; `one_language` is
 * planned with that aim.
 */
export const smallRecipes = {
  loose: { ...small, seats: 120 },
  tight: { ...small, seats: 100 },
  short: { ...small, seats: 80 },
  alone: { ...small, seats: 80, useSuppliers: false },
  one_language: { ...small, seats: 120, aim: 'one_language' },
} as const satisfies Record<string, Recipe>

/** The parties of later small days, which are proven sooner. */
export const fewParties = [6, 12] as const

/** Days of the size of a busy operator, with seats of their own for all people, just so, or for four of five. */
export const largeRecipes = {
  loose: { ...large, seats: 120 },
  tight: { ...large, seats: 100 },
  short: { ...large, seats: 80 },
} as const satisfies Record<string, Recipe>

/** Days on which something is wrong. */
export const nastyRecipes = {
  few_seats: { ...nasty, seats: 30, useSuppliers: false },
  no_guides: { ...nasty, noGuides: true },
  parties_of_60: { ...nasty, partyOf: 60 },
  private_only: { ...nasty, privateShare: 1 },
  several_days: { ...nasty, privateShare: 0.5, severalDays: 0.8 },
  missing_facts: { ...nasty, hasGaps: true },
  nothing_there: { ...nasty, cars: [0, 1], people: [0, 1], hasGaps: true },
  many_units: { ...nasty, cars: [10, 16], people: [14, 24], seats: 130 },
} as const satisfies Record<string, Recipe>

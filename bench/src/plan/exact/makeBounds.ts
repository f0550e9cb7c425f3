import { breaches } from '@tourdesk/domain/plan/breaches'
import { type CostedUnit, costOfUnits, weigh } from '@tourdesk/domain/plan/cost'
import type { Highs } from 'highs'
import {
  type Bounds,
  type LargeBound,
  largeTask,
  printOf,
  readBounds,
  type SmallBound,
  smallTask,
  writeBounds,
} from '../bounds.ts'
import type { Task } from '../days/drawDay.ts'
import { planned } from '../planned.ts'
import { asProposal } from './asProposal.ts'
import { largeProgram } from './largeDay.ts'
import { loadSolver } from './loadSolver.ts'
import type { Solved, Variable } from './program.ts'
import { smallProgram } from './smallDay.ts'

const smallDays = 100
const largeDays = 200
/** By the clock, so a busy machine proves fewer. */
const secondsPerDay = 300

/**
 * Solves days until 100 small and 200 large ones have their bounds, and stores each as soon as it's there. Days that
 * have one already and didn't change are left alone; so are small ones that weren't proven before a later one was.
 */
export async function makeBounds(): Promise<void> {
  const highs = await loadSolver()
  const known = readBounds()
  const made: Bounds = { small: [], large: [] }
  for (let seed = 1; seed <= largeDays; seed++) {
    made.large.push(largeBound(highs, seed, known.large))
    if (seed === largeDays) writeBounds({ ...known, large: made.large })
  }
  const last = known.small.at(-1)?.seed ?? 0
  const isTried = (seed: number) => seed < last && known.small.every((one) => one.seed !== seed)
  for (let seed = 1; made.small.length < smallDays && seed < 2 * smallDays; seed++) {
    if (isTried(seed)) continue
    const bound = smallBound(highs, seed, known.small)
    console.log(`small ${seed}: ${bound?.cost ?? `not proven in ${secondsPerDay} s`}`)
    if (bound) made.small.push(bound)
    const later = known.small.filter((one) => one.seed > seed)
    writeBounds({ small: [...made.small, ...later].slice(0, smallDays), large: made.large })
  }
}

function largeBound(highs: Highs, seed: number, known: readonly LargeBound[]): LargeBound {
  const { kind, ...task } = largeTask(seed)
  const print = printOf(task)
  const stored = known.find((one) => one.seed === seed && one.print === print)
  if (stored) return stored
  const { program, vehicles, suppliers } = largeProgram(task)
  const solved = program.solve(highs, secondsPerDay)
  return {
    kind,
    seed,
    print,
    cost: Math.ceil(solved.bound - 0.01),
    vehicles: countOf(vehicles, solved),
    suppliers: countOf(suppliers, solved),
  }
}

function countOf(variables: readonly Variable[], { valueAt }: Solved): number {
  return variables.reduce((sum, variable) => sum + Math.round(valueAt(variable)), 0)
}

function smallBound(highs: Highs, seed: number, known: readonly SmallBound[]): SmallBound | null {
  const { kind, ...task } = smallTask(seed)
  const print = printOf(task)
  const stored = known.find((one) => one.seed === seed && one.print === print)
  if (stored) return stored
  const best = optimumOf(highs, task)
  if (!best) return null
  const cost = costOfUnits(task.day, task.options, best.units)
  const broken = breaches(task.day, task.options, asProposal(task, best.units))
  if (weigh(cost, task.options.aim) !== best.cost || broken.length > 0) {
    throw new Error(
      `The program of small day ${seed} contradicts the rules: ${JSON.stringify({ cost, best, broken })}`,
    )
  }
  return { kind, seed, print, cost: best.cost, left: cost.left }
}

/** The best plan of a small day; null if it isn't proven in time. */
function optimumOf(highs: Highs, task: Task): { cost: number; units: CostedUnit[] } | null {
  const supplied = task.options.useSuppliers ? mostSupplied(highs, task) : 0
  const { program, unitsOf } = smallProgram(task, supplied)
  const solved = program.solve(highs, secondsPerDay)
  return solved.isProven ? { cost: solved.cost, units: unitsOf(solved) } : null
}

/** How many vehicles of suppliers the best plan has at most: with more, vehicles and seats alone cost more than a known plan. */
function mostSupplied(highs: Highs, task: Task): number {
  const known = planned(task)
  if (known.broken.length > 0) throw new Error('The known plan breaks a rule')
  for (let supplied = 0; ; supplied++) {
    const { program } = largeProgram(task, supplied + 1)
    if (program.solve(highs, secondsPerDay).bound > known.weighed) return supplied
  }
}

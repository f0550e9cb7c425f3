import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { drawDay, type Task } from './days/drawDay.ts'
import { fewParties, largeRecipes, smallRecipes } from './days/recipes.ts'

/** A small day with the least cost of any plan of it, proven. */
export interface SmallBound {
  kind: keyof typeof smallRecipes
  seed: number
  /** Of the day, which shows whether it's still the same. */
  print: string
  cost: number
  /** People left behind in that plan. */
  left: number
}

/** A large day with what no plan of it can better, in vehicles and seats. */
export interface LargeBound {
  kind: keyof typeof largeRecipes
  seed: number
  print: string
  cost: number
  /** In the bound's solution. */
  vehicles: number
  suppliers: number
}

export interface Bounds {
  small: SmallBound[]
  large: LargeBound[]
}

/** The stored bounds. */
export function readBounds(): Bounds {
  return {
    small: readRows('smallBounds.csv').map(([kind, seed, print, cost, left]) => ({
      kind: kind as SmallBound['kind'],
      seed: Number(seed),
      print: String(print),
      cost: Number(cost),
      left: Number(left),
    })),
    large: readRows('largeBounds.csv').map(([kind, seed, print, cost, vehicles, suppliers]) => ({
      kind: kind as LargeBound['kind'],
      seed: Number(seed),
      print: String(print),
      cost: Number(cost),
      vehicles: Number(vehicles),
      suppliers: Number(suppliers),
    })),
  }
}

/** Stores bounds, a day per line. */
export function writeBounds({ small, large }: Bounds): void {
  writeRows('smallBounds.csv', small)
  writeRows('largeBounds.csv', large)
}

function readRows(name: string): string[][] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.slice(1).map((line) => line.split(','))
}

function writeRows(name: string, rows: readonly object[]): void {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) =>
    cells.join(','),
  )
  writeFileSync(new URL(name, import.meta.url), `${lines.join('\n')}\n`)
}

/** The last small day with up to 25 parties. */
const lastOfMany = 81

/** The small days in their order; kinds take turns. */
export function smallTask(seed: number): Task & { kind: SmallBound['kind'] } {
  const kinds = Object.keys(smallRecipes) as SmallBound['kind'][]
  const kind = kinds[seed % kinds.length]!
  const recipe = smallRecipes[kind]
  return { kind, ...drawDay(seed > lastOfMany ? { ...recipe, parties: fewParties } : recipe, seed) }
}

/** The large days in their order; kinds take turns. */
export function largeTask(seed: number): Task & { kind: LargeBound['kind'] } {
  const kinds = Object.keys(largeRecipes) as LargeBound['kind'][]
  const kind = kinds[seed % kinds.length]!
  return { kind, ...drawDay(largeRecipes[kind], seed) }
}

/** A short text that's different for another day or other options. Nothing bounded is a repair, so modes don't matter. */
export function printOf({ day, options: { mode: _, ...options } }: Task): string {
  return createHash('sha256').update(JSON.stringify({ day, options })).digest('hex').slice(0, 12)
}

import type { Highs } from 'highs'

/** A variable of a program, at least 0. */
export type Variable = number & { readonly brand: unique symbol }

/** Variables, each with its coefficient; one that's there twice counts twice. */
export type Sum = readonly (readonly [number, Variable])[]

/** What came of solving a program. */
export interface Solved {
  /** The cost of the best solution; infinite if none was found in time. */
  cost: number
  /** No solution costs less. */
  bound: number
  /** The solution can't be bettered. */
  isProven: boolean
  valueAt(variable: Variable): number
}

interface Column {
  cost: number
  upper: number
  isWhole: boolean
}

interface Row {
  lower: number
  upper: number
  terms: Map<number, number>
}

const never = 1e30
/** All costs are whole numbers, so a bound that's nearer than 1 proves the solution. */
const nearEnough = 0.99

/** A mixed-integer program that looks for the least cost. */
export class Program {
  readonly #columns: Column[] = []
  readonly #rows: Row[] = []
  #offset = 0

  /** A variable that's 0 or 1. @param cost of 1 */
  choice(cost = 0): Variable {
    return this.#add({ cost, upper: 1, isWhole: true })
  }

  /** A variable that's a whole number. @param cost of each */
  count(cost: number, upper = never): Variable {
    return this.#add({ cost, upper, isWhole: true })
  }

  /** A variable that's any number, which rows push up. @param cost of 1 */
  amount(cost = 0, upper = never): Variable {
    return this.#add({ cost, upper, isWhole: false })
  }

  /** Costs in any case. */
  addCost(cost: number): void {
    this.#offset += cost
  }

  atMost(sum: Sum, upper: number): void {
    this.#row(sum, { lower: -never, upper })
  }

  atLeast(sum: Sum, lower: number): void {
    this.#row(sum, { lower, upper: never })
  }

  equals(sum: Sum, value: number): void {
    this.#row(sum, { lower: value, upper: value })
  }

  /** @param seconds after which the best so far is returned */
  solve(highs: Highs, seconds: number): Solved {
    return highs.withModel(this.#data(), (model) => {
      model.options.set({
        output_flag: false,
        time_limit: seconds,
        mip_rel_gap: 0,
        mip_abs_gap: nearEnough,
        mip_feasibility_tolerance: 1e-7,
      })
      model.run()
      const isProven = model.getModelStatus() === highs.constants.modelStatus.optimal
      const cost = Number(model.info.get('objective_function_value'))
      const { colValue } = model.getSolution()
      const isFound = Number(model.info.get('primal_solution_status')) === 2
      return {
        cost: isFound ? Math.round(cost) : Number.POSITIVE_INFINITY,
        bound: isProven ? Math.round(cost) : Number(model.info.get('mip_dual_bound')),
        isProven,
        valueAt: (variable: Variable) => colValue[variable] ?? 0,
      }
    })
  }

  #add(column: Column): Variable {
    return (this.#columns.push(column) - 1) as Variable
  }

  #row(sum: Sum, { lower, upper }: Omit<Row, 'terms'>): void {
    const terms = new Map<number, number>()
    for (const [factor, variable] of sum) terms.set(variable, (terms.get(variable) ?? 0) + factor)
    this.#rows.push({ lower, upper, terms })
  }

  #data() {
    const entries = this.#rows.map(({ terms }) => [...terms])
    const starts = [0]
    for (const row of entries) starts.push(starts.at(-1)! + row.length)
    return {
      numCols: this.#columns.length,
      numRows: this.#rows.length,
      offset: this.#offset,
      colCost: this.#columns.map(({ cost }) => cost),
      colLower: this.#columns.map(() => 0),
      colUpper: this.#columns.map(({ upper }) => upper),
      rowLower: this.#rows.map(({ lower }) => lower),
      rowUpper: this.#rows.map(({ upper }) => upper),
      integrality: Int32Array.from(this.#columns, ({ isWhole }) => Number(isWhole)),
      matrix: {
        format: 'csr' as const,
        numRows: this.#rows.length,
        numCols: this.#columns.length,
        starts,
        indices: entries.flatMap((row) => row.map(([variable]) => variable)),
        values: entries.flatMap((row) => row.map(([, factor]) => factor)),
      },
    }
  }
}

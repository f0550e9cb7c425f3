import type { City } from '../catalogue/vocabulary.ts'
import type { Cents } from '../money.ts'
import type { DiscountKind, PriceStep } from './priceStep.ts'
import { type PrivateColumn, privateColumns } from './vocabulary.ts'

/** A line that explains a part of a price; `cents` is the amount it adds, negative for a discount. */
export type PriceLine =
  | { line: 'ticket'; type: string; count: number; share: number; each: Cents; cents: Cents }
  | { line: 'vehicle'; column: PrivateColumn; days: number; each: Cents; cents: Cents }
  | { line: 'transfer'; pickup: City; dropoff: City; times: number; each: Cents; cents: Cents }
  | { line: 'wholeDollar'; cents: Cents }
  | { line: 'discount'; kind: Exclude<DiscountKind, 'none'>; share: number; cents: Cents }

/**
 * The steps of a price as lines that add up to it. A discount's `share` is the share taken off, 0.1 for 10%.
 * Steps that change nothing have no line.
 */
export function priceLines(steps: readonly PriceStep[]): PriceLine[] {
  const lines: PriceLine[] = []
  for (const step of steps) lines.push(...linesOf(step, steps, lines))
  return lines
}

/** The name of the price list in the first step; null without a list or a name. */
export function priceListOf(steps: readonly PriceStep[]): string | null {
  return named(steps, 'priceList')?.description || null
}

function linesOf(step: PriceStep, steps: readonly PriceStep[], before: PriceLine[]): PriceLine[] {
  switch (step.step) {
    case 'priceList':
    case 'listedPrice':
      return []
    case 'tickets':
      return step.parts
        .filter(({ count }) => count > 0)
        .map(({ type, count, pricePortion, each }) => ({
          line: 'ticket',
          type,
          count,
          share: pricePortion,
          each,
          cents: count * each,
        }))
    case 'days':
      return vehicleLine(step, steps)
    case 'transferFee':
      return transferLine(step, steps)
    case 'wholeDollar':
      return step.cents === sumOf(before) ? [] : [{ line: 'wholeDollar', cents: step.cents - sumOf(before) }]
    case 'discount':
      if (step.kind === 'none') return []
      return [
        {
          line: 'discount',
          kind: step.kind,
          share: Number((1 - step.share).toFixed(6)),
          cents: step.cents - sumOf(before),
        },
      ]
  }
}

function vehicleLine({ days, cents }: Step<'days'>, steps: readonly PriceStep[]): PriceLine[] {
  const listed = named(steps, 'listedPrice')
  const column = privateColumns.find((each) => each === listed?.column)
  return listed && column ? [{ line: 'vehicle', column, days, each: listed.cents, cents }] : []
}

function transferLine({ each, times, cents }: Step<'transferFee'>, steps: readonly PriceStep[]): PriceLine[] {
  const route = named(steps, 'priceList')
  if (!route || cents === 0) return []
  return [{ line: 'transfer', pickup: route.pickup, dropoff: route.dropoff, times, each, cents }]
}

type Step<Name extends PriceStep['step']> = Extract<PriceStep, { step: Name }>

function named<Name extends PriceStep['step']>(steps: readonly PriceStep[], name: Name) {
  return steps.find((step): step is Step<Name> => step.step === name)
}

function sumOf(lines: PriceLine[]): Cents {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

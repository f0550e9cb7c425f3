import type { Cents } from '../money.ts'
import { findable } from '../search/findable.ts'

/** What we bill of an order, or of a correction without one; `net = gross - commission`. */
export interface OurOrder {
  /** What it's identified by. */
  id: string
  /** Null for a correction. */
  number: number | null
  /** The agency's own number of it; empty if it has none. */
  reference: string
  gross: Cents
  commission: Cents
  net: Cents
}

/**
 * An order's number or reference as it's compared: without case, spaces and marks, and a plain number without
 * leading zeros. `#1043`, `1,043` and `001043` are the same, and so are `V-77` and `v 77`.
 */
export function sameNumber(text: string): string {
  const plain = findable(text).replace(/[^\p{L}\p{N}]/gu, '')
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain
}

/** Our orders that a number in an agency's list can mean. */
export interface Meant {
  /** Those with this reference; an agency can give one reference to several orders. */
  byReference: readonly OurOrder[]
  /** The one with this number of ours. */
  byNumber: OurOrder | null
}

/** Finds our orders by what an agency's list calls them. */
export function ourNumbers(ours: readonly OurOrder[]): (listed: string) => Meant {
  const byReference = Map.groupBy(ours, ({ reference }) => sameNumber(reference))
  byReference.delete('')
  const byNumber = new Map(
    ours.flatMap((order) => (order.number === null ? [] : [[String(order.number), order] as const])),
  )
  return (listed) => {
    const number = sameNumber(listed)
    return { byReference: byReference.get(number) ?? [], byNumber: byNumber.get(number) ?? null }
  }
}

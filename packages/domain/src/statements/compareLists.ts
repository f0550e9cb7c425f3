import type { Cents } from '../money.ts'
import { type Meant, type OurOrder, ourNumbers, sameNumber } from './ourNumbers.ts'
import type { ListedRow } from './readList.ts'
import { type ComparedKind, comparedKinds, type ListMeasure, listMeasures } from './vocabulary.ts'

/** What an agency lists beside what we bill, in cents. */
export interface Compared {
  kind: ComparedKind
  /** What the agency calls it; empty for what's only with us. */
  key: string
  /** The rows of its list, which are more than one if it lists an order in parts or twice. */
  lines: number[]
  /** What its rows add up to; null for what's only with us. */
  listed: Cents | null
  /** More than one if the agency's reference is on several orders; none for what's only with them. */
  ours: OurOrder[]
  /** What its list has more than we do. */
  difference: Cents
  /** Which other of our amounts the list has. */
  fits: ListMeasure | null
}

/**
 * Lays an agency's list beside what we bill. What a row calls an order is the agency's reference or our number;
 * where it could be both, the amount decides, and then the reference. Rows of one order are added up. What we bill
 * of an order that adds up to nothing is left off, unless the agency lists it. In the order of the kinds.
 */
export function compareLists(
  ours: readonly OurOrder[],
  listed: readonly ListedRow[],
  measure: ListMeasure,
): Compared[] {
  const meant = ourNumbers(ours)
  const rows = listed.map((row) => ({ ...row, orders: ordersOf(row, meant(row.key), measure) }))
  const joint = new Set(rows.flatMap(({ key, orders }) => (orders.length > 1 ? [sameNumber(key)] : [])))
  const groupOf = (order: OurOrder) => {
    const reference = sameNumber(order.reference)
    return joint.has(reference) ? `reference ${reference}` : `order ${order.id}`
  }
  const rowsOf = Map.groupBy(rows, ({ key, orders: [order] }) =>
    order ? groupOf(order) : `unknown ${sameNumber(key) || key}`,
  )
  const oursOf = Map.groupBy(ours, groupOf)
  const groups = new Set([...rowsOf.keys(), ...oursOf.keys()])
  return [...groups]
    .map((group) => compare(rowsOf.get(group) ?? [], oursOf.get(group) ?? [], measure))
    .filter(({ kind, ours: bills }) => kind !== 'only_ours' || !isNothing(bills))
    .toSorted((a, b) => comparedKinds.indexOf(a.kind) - comparedKinds.indexOf(b.kind))
}

/** The sum of one of the amounts of orders. */
export function sumOfOurs(ours: readonly OurOrder[], measure: ListMeasure): Cents {
  return ours.reduce((sum, order) => sum + order[measure], 0)
}

/** The orders that a row is about. */
function ordersOf(
  { amount }: ListedRow,
  { byReference, byNumber }: Meant,
  measure: ListMeasure,
): readonly OurOrder[] {
  if (!byNumber || byReference.includes(byNumber)) return byReference
  const isOfNumber = byNumber[measure] === amount && sumOfOurs(byReference, measure) !== amount
  return byReference.length === 0 || isOfNumber ? [byNumber] : byReference
}

function compare(rows: readonly ListedRow[], ours: OurOrder[], measure: ListMeasure): Compared {
  const listed = rows.reduce((sum, { amount }) => sum + amount, 0)
  const difference = listed - sumOfOurs(ours, measure)
  const kind = kindOf({ isListed: rows.length > 0, isOurs: ours.length > 0, difference })
  return {
    kind,
    key: rows[0]?.key ?? '',
    lines: rows.map(({ line }) => line),
    listed: rows.length > 0 ? listed : null,
    ours,
    difference,
    fits: kind === 'differs' ? (listMeasures.find((each) => sumOfOurs(ours, each) === listed) ?? null) : null,
  }
}

function kindOf({
  isListed,
  isOurs,
  difference,
}: {
  isListed: boolean
  isOurs: boolean
  difference: Cents
}): ComparedKind {
  if (!isListed) return 'only_ours'
  if (!isOurs) return 'only_theirs'
  return difference === 0 ? 'equal' : 'differs'
}

function isNothing(ours: readonly OurOrder[]): boolean {
  return listMeasures.every((measure) => sumOfOurs(ours, measure) === 0)
}

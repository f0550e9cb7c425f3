import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { LedgerEntry } from './ledger.ts'

/** What a row of a ledger says about fees; amounts in cents. */
export type FeeRow = Pick<LedgerEntry, '_id' | 'kind' | 'amount' | 'currency' | 'entry' | 'reverses'>

/** A line of what cancellations cost. */
export interface FeeLine {
  kind: 'fee' | 'write_off'
  /** The canceled tour; null for what was given up, and in older orders. */
  entry: string | null
  /** Below 0 for what was given up. */
  amount: Cents
}

/** The fees of canceled tours and what was given up of them, one line for each tour. They add up to `feesOf`. */
export function feeLines(rows: readonly FeeRow[], currency: Currency): FeeLine[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  const lines = new Map<string, FeeLine>()
  for (const { _id, kind, amount, currency: of, entry } of rows) {
    if ((kind !== 'fee' && kind !== 'write_off') || of !== currency || reversed.has(_id)) continue
    const key = `${kind} ${entry ?? ''}`
    lines.set(key, { kind, entry, amount: (lines.get(key)?.amount ?? 0) + amount })
  }
  return [...lines.values()]
}

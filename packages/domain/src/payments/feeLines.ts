import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { LedgerEntry } from './ledger.ts'

/** The facts about fees in a row of a ledger; amounts in cents. */
export type FeeRow = Pick<LedgerEntry, '_id' | 'kind' | 'amount' | 'currency' | 'entry' | 'reverses'>

/** A line of the costs of cancellations. */
export interface FeeLine {
  kind: 'fee' | 'write_off'
  /** The canceled tour; null for write-offs, and in older orders. */
  entry: string | null
  /** Negative for write-offs. */
  amount: Cents
}

/** The fees of canceled tours and their write-offs, one line per tour. They add up to `feesOf`. */
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

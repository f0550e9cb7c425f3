import { type Day, isDay } from '@tourdesk/domain/calendar'
import { type Cents, hasCents, toCents } from '@tourdesk/domain/money'
import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.ts'
import type { TranzilaKeys } from '../../../kernel/env.ts'
import { CardProviderError, type CardTransaction } from '../cardProvider.ts'
import { askTranzila } from './askTranzila.ts'
import { currencyOf } from './currencies.ts'
import { numberOf } from './transactionNumber.ts'

type Filter =
  | { transaction_index: number }
  | {
      transaction_start_date: string
      transaction_end_date: string
      page_results: number
      ufields?: { name: string; operator: 'equals'; value: string }[]
    }

/** Reads all transactions of our terminal that match a filter from Tranzila's report, page by page. */
export function reportOf(settings: () => TranzilaKeys, clock: Clock) {
  return async (filter: Filter): Promise<CardTransaction[]> => {
    const terminal = settings()
    const found = new Map<string, z.output<typeof Row>>()
    for (let page = 1; ; page++) {
      const { transactions } = await askTranzila(terminal, clock, {
        url: `${terminal.reportUrl}/v1/transaction`,
        body: { terminal_name: terminal.terminal, ...filter, ...(page > 1 && { page }) },
        answer: Report,
      })
      const before = found.size
      for (const row of transactions) found.set(numberOf(row.child_terminal, row.index), row)
      const isLast = !('page_results' in filter) || transactions.length < filter.page_results
      // A page that adds nothing new means that there are no more.
      if (isLast || found.size === before) break
    }
    const ours = [...found.values()].filter((row) => row.child_terminal === terminal.terminal)
    return ours.map((row) => transactionIn(row, terminal))
  }
}

const text = z.union([z.string(), z.number()]).transform(String)

const Row = z.looseObject({
  index: z.coerce.number().int().positive(),
  amount: z.coerce.number(),
  currency: text,
  processor_response_code: text,
  txn_type: text,
  tranmode: text.nullish(),
  authorization_number: text.nullish(),
  child_terminal: text,
  transaction_date: z.string().nullish(),
})
const Report = z.object({ transactions: z.array(Row) })

function transactionIn(row: z.output<typeof Row>, settings: TranzilaKeys): CardTransaction {
  const reference = row[`user_defined_${settings.referenceField.number}`]
  return {
    number: numberOf(settings.terminal, row.index),
    reference: typeof reference === 'string' && reference !== '' ? reference : null,
    kind: kindOf(row),
    isApproved: row.processor_response_code === '000',
    response: row.processor_response_code,
    amount: centsOf(row.amount, settings),
    currency: currencyOf(row.currency),
    authorization: row.authorization_number ?? '',
    day: dayOf(row.transaction_date ?? ''),
    refunds: refundedBy(row, settings),
  }
}

/** Card checks and holds aren't charges, though they're approved in the same way. */
function kindOf({ txn_type, tranmode }: z.output<typeof Row>): CardTransaction['kind'] {
  const type = txn_type.toUpperCase()
  if (type === 'CREDIT') return 'refund'
  return type === 'DEBIT' && /^a/i.test(tranmode ?? '') ? 'charge' : 'other'
}

/** A refund's mode is C and the index of the refunded transaction, unless it names a card instead. */
function refundedBy({ txn_type, tranmode }: z.output<typeof Row>, { terminal }: TranzilaKeys): string | null {
  const index = txn_type.toUpperCase() === 'CREDIT' ? /^c(\d{1,15})$/i.exec(tranmode ?? '')?.[1] : undefined
  return index === undefined ? null : numberOf(terminal, Number(index))
}

/** Tranzila doesn't document the format of its dates. */
function dayOf(text: string): Day | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(text) ?? []
  const read = day ? `${year}-${month}-${day}` : text.slice(0, 10)
  return isDay(read) ? read : null
}

function centsOf(amount: number, { reportAmounts }: TranzilaKeys): Cents {
  const isWhole = reportAmounts === 'cents' ? Number.isInteger(amount) : hasCents(amount)
  if (!isWhole) throw new CardProviderError('unreadable', `${amount} isn't an amount in ${reportAmounts}`)
  return reportAmounts === 'cents' ? amount : toCents(amount)
}

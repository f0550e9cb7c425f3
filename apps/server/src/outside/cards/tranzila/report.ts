import { type Cents, hasCents, toCents } from '@tourdesk/domain/money'
import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.ts'
import type { TranzilaKeys } from '../../../kernel/env.ts'
import { CardProviderError, type CardTransaction } from '../cardProvider.ts'
import { askTranzila } from './askTranzila.ts'
import { currencyOf } from './currencies.ts'
import { numberOf } from './transactionNumber.ts'

/** Asks Tranzila's report for transactions of our terminal. */
export function reportOf(settings: () => TranzilaKeys, clock: Clock) {
  return async (filter: object): Promise<CardTransaction[]> => {
    const terminal = settings()
    const { transactions } = await askTranzila(terminal, clock, {
      url: `${terminal.reportUrl}/v1/transaction`,
      body: { terminal_name: terminal.terminal, ...filter },
      answer: Report,
    })
    const ours = transactions.filter((row) => row.child_terminal === terminal.terminal)
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
  }
}

/** Checks of a card and holds of an amount are no charges, though they're approved in the same way. */
function kindOf({ txn_type, tranmode }: z.output<typeof Row>): CardTransaction['kind'] {
  const type = txn_type.toUpperCase()
  if (type === 'CREDIT') return 'refund'
  return type === 'DEBIT' && /^a/i.test(tranmode ?? '') ? 'charge' : 'other'
}

function centsOf(amount: number, { reportAmounts }: TranzilaKeys): Cents {
  const isWhole = reportAmounts === 'cents' ? Number.isInteger(amount) : hasCents(amount)
  if (!isWhole) throw new CardProviderError('unreadable', `${amount} isn't an amount in ${reportAmounts}`)
  return reportAmounts === 'cents' ? amount : toCents(amount)
}

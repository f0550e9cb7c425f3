import { toDollars } from '@tourdesk/domain/money'
import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.ts'
import type { TranzilaKeys } from '../../../kernel/env.ts'
import { type CardProvider, CardProviderError } from '../cardProvider.ts'
import { askTranzila } from './askTranzila.ts'
import { pageAddress } from './pageAddress.ts'
import { reportOf } from './report.ts'
import { responseText } from './responses.ts'
import { indexIn, numberOf } from './transactionNumber.ts'

/**
 * Tranzila: its hosted page with a handshake, reports for verification, and refunds. `settings` is called
 * each time, since a server may learn its own address late.
 */
export function tranzila(settings: () => TranzilaKeys, clock: Clock, isTest: boolean): CardProvider {
  const report = reportOf(settings, clock)
  return {
    isTest,
    textOf: responseText,
    pageOrigin: () => new URL(settings().pageUrl).origin,
    async openPage(request) {
      const terminal = settings()
      const { thtk } = await askTranzila(terminal, clock, {
        url: `${terminal.apiUrl}/v2/handshake/create`,
        body: { terminal_name: terminal.terminal, sum: toDollars(request.amount) },
        answer: Handshake,
      })
      return pageAddress(terminal, request, thtk)
    },
    numberIn(notice) {
      const index = Object.entries(notice).find(([key]) => key.toLowerCase() === 'index')?.[1]
      return index && /^\d{1,15}$/.test(index) ? numberOf(settings().terminal, Number(index)) : null
    },
    keeps: (number) => indexIn(settings().terminal, number) !== null,
    async find(number) {
      const index = indexIn(settings().terminal, number)
      if (index === null) return null
      const rows = await report({ transaction_index: index })
      return rows.find((row) => row.number === number) ?? null
    },
    async findByReference(reference, since) {
      const rows = await report({
        transaction_start_date: dayBefore(since),
        transaction_end_date: dayAfter(clock.now()),
        page_results: 100,
        ufields: [{ name: settings().referenceField.name, operator: 'equals', value: reference }],
      })
      return rows.filter((row) => row.reference === reference)
    },
    async refundsSince(since) {
      const rows = await report({
        transaction_start_date: dayBefore(since),
        transaction_end_date: dayAfter(clock.now()),
        page_results: 500,
      })
      return rows.filter(({ kind, isApproved }) => kind === 'refund' && isApproved)
    },
    async refund({ of, authorization, reference, amount, currency, description }) {
      const terminal = settings()
      const index = indexIn(terminal.terminal, of)
      if (index === null)
        throw new CardProviderError('refused', `${of} was paid at another terminal`, 'terminal')
      const { transaction_result: result } = await askTranzila(terminal, clock, {
        url: `${terminal.apiUrl}/v1/transaction/credit_card/create`,
        body: {
          terminal_name: terminal.terminal,
          txn_type: 'credit',
          reference_txn_id: index,
          authorization_number: authorization,
          txn_currency_code: currency,
          response_language: 'english',
          items: [
            {
              name: description,
              type: 'I',
              unit_price: toDollars(amount),
              units_number: 1,
              currency_code: currency,
              price_type: 'G',
            },
          ],
          user_defined_fields: [{ name: terminal.referenceField.name, value: reference }],
        },
        answer: Credited,
      })
      const response = result.processor_response_code
      if (response !== '000')
        throw new CardProviderError('refused', `The refund of ${of} was declined: ${response}`, response)
    },
  }
}

const Handshake = z.object({ thtk: z.string().min(1) })
const Credited = z.object({ transaction_result: z.object({ processor_response_code: z.string() }) })

const msPerDay = 86_400_000

/** The day to start a report from: reports go by day, in an unknown time zone. */
function dayBefore(moment: Date): string {
  return new Date(moment.getTime() - msPerDay).toISOString().slice(0, 10)
}

function dayAfter(moment: Date): string {
  return new Date(moment.getTime() + msPerDay).toISOString().slice(0, 10)
}

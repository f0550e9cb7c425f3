import { addDays } from '@tourdesk/domain/calendar'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Product } from '../../kernel/product.ts'
import { signatureCheck } from './checkSigned.ts'
import { addCredit, type DeskTransaction, findTransactions, type TransactionFilter } from './deskBooks.ts'
import { deskSettings } from './deskSettings.ts'
import { makeHandshake } from './handshake.ts'

/** The desk's side of Tranzila's API: handshakes, reports and credits. */
export function deskApi(app: FastifyInstance, product: Product): void {
  const { terminal, appKey, referenceField } = deskSettings(product)
  const isSigned = signatureCheck({ appKey, secret: () => deskSettings(product).secret })

  answer('/v2/handshake/create', Handshake, async ({ sum }) => {
    const thtk = makeHandshake(deskSettings(product).secret, Math.round(sum * 100))
    return { error_code: 0, message: 'Success', thtk }
  })

  answer('/v1/transaction', Report, async (asked) => {
    const filter = filterOf(asked)
    if (!filter) return mismatch
    const all = await findTransactions(product.db, filter)
    const { page = 1, page_results: size = 1000 } = asked
    const rows = all.slice((page - 1) * size, page * size)
    return { error_code: 0, transactions: rows.map(rowOf), total: all.length, rows: rows.length }
  })

  answer('/v1/transaction/credit_card/create', CreateCredit, async (asked) => {
    const amount = asked.items.reduce((sum, { unit_price }) => sum + Math.round(unit_price * 100), 0)
    const written = await addCredit(
      product.db,
      {
        of: asked.reference_txn_id,
        authorization: asked.authorization_number,
        amount,
        currency: asked.txn_currency_code,
        reference: asked.user_defined_fields.find(({ name }) => name === referenceField.name)?.value ?? '',
      },
      product.clock.now(),
    )
    if (typeof written === 'number') return { error_code: written, message: creditErrors[written] }
    return {
      error_code: 0,
      message: 'Success',
      transaction_result: {
        processor_response_code: '000',
        transaction_id: String(written.index),
        auth_number: written.authorization_number,
        amount: written.amount / 100,
        currency_code: written.currency,
        txn_type: 'credit',
      },
    }
  })

  /** A filter for one index, or for days with or without a reference; null for anything else. */
  function filterOf(asked: z.output<typeof Report>): TransactionFilter | null {
    const { transaction_index: index, transaction_start_date: from, transaction_end_date: to } = asked
    if (index !== undefined) return { index }
    if (from === undefined || to === undefined) return null
    const days = { since: new Date(`${from}T00:00:00Z`), until: new Date(`${addDays(to, 1)}T00:00:00Z`) }
    if (!asked.ufields) return days
    const [field] = asked.ufields
    return field?.name === referenceField.name ? { ...days, reference: field.value } : null
  }

  /** Handles calls with the right signature, for our terminal, in exactly this shape. */
  function answer<S extends z.ZodType<{ terminal_name: string }>>(
    path: string,
    shape: S,
    work: (asked: z.output<S>) => Promise<object>,
  ): void {
    app.post(path, { config: { isData: true } }, async (request, reply): Promise<FastifyReply> => {
      if (!isSigned(request.headers, product.clock.now()))
        return reply.code(401).send({ error_code: 10001, message: 'Unauthorized' })
      const read = shape.safeParse(request.body)
      if (!read.success || read.data.terminal_name !== terminal) return reply.code(400).send(mismatch)
      return reply.send(await work(read.data))
    })
  }

  function rowOf({ index, kind, created_at, ...row }: DeskTransaction) {
    const [date, time] = created_at.toISOString().slice(0, 19).split('T')
    return {
      index,
      transaction_date: date,
      transaction_time: time,
      amount: row.amount,
      currency: row.currency,
      processor_response_code: row.response,
      txn_type: kind,
      tranmode: kind === 'DEBIT' ? `A${index}` : `C${row.credits_index ?? ''}`,
      payment_plan: 1,
      authorization_number: row.authorization_number,
      child_terminal: terminal,
      [`user_defined_${referenceField.number}`]: row.reference,
    }
  }
}

const mismatch = { error_code: 20004, message: 'Schema mismatch' }

const creditErrors = {
  20112: 'Original transaction not found',
  21303: 'Wrong authorization number',
  23002: 'The sum is larger than the original one',
}

const terminal_name = z.string()
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

const Handshake = z.strictObject({ terminal_name, sum: z.number().positive() })

const Report = z.strictObject({
  terminal_name,
  transaction_index: z.number().int().optional(),
  transaction_start_date: day.optional(),
  transaction_end_date: day.optional(),
  page: z.number().int().positive().optional(),
  page_results: z.number().int().positive().optional(),
  ufields: z
    .array(z.strictObject({ name: z.string(), operator: z.literal('equals'), value: z.string() }))
    .optional(),
})

const CreateCredit = z.strictObject({
  terminal_name,
  txn_type: z.literal('credit'),
  reference_txn_id: z.number().int(),
  authorization_number: z.string(),
  txn_currency_code: z.string(),
  response_language: z.string(),
  items: z
    .array(
      z.strictObject({
        name: z.string(),
        type: z.literal('I'),
        unit_price: z.number().positive(),
        units_number: z.literal(1),
        currency_code: z.string(),
        price_type: z.literal('G'),
      }),
    )
    .min(1),
  user_defined_fields: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
})

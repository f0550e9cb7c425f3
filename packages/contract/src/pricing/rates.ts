import { quotedCurrencies, rateSources } from '@tourdesk/domain/pricing/exchangeRates'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Day, Id, Instant } from '../parts.ts'

/** Units of a currency for one USD, with the time and source; `validOn` is the bank's date. */
const ExchangeRate = z.object({
  rate: z.number(),
  updatedAt: Instant,
  source: z.enum(rateSources),
  validOn: Day.nullable(),
})
export type ExchangeRate = z.output<typeof ExchangeRate>

const ExchangeRates = z.object({ EUR: ExchangeRate, ILS: ExchangeRate })
export type ExchangeRates = z.output<typeof ExchangeRates>

/** The old and new values of a change. */
const RatesInForce = z.object({ EUR: z.number(), ILS: z.number(), fetchesDaily: z.boolean() })

const RateChange = z.object({
  _id: Id,
  at: Instant,
  /** The user; null for the daily fetch. */
  by: z.string().nullable(),
  before: RatesInForce,
  after: RatesInForce,
})
export type RateChange = z.output<typeof RateChange>

const fetchFailures = ['rates_unreachable', 'rates_unreadable', 'rate_jump'] as const

/** The result of the last fetch. */
const RateFetch = z.object({
  at: Instant,
  failure: z
    .object({
      code: z.enum(fetchFailures),
      params: z.object({ currency: z.enum(quotedCurrencies).optional(), percent: z.number().optional() }),
    })
    .nullable(),
})
export type RateFetch = z.output<typeof RateFetch>

const RateSettings = z.object({
  ...ExchangeRates.shape,
  fetchesDaily: z.boolean(),
  lastFetch: RateFetch.nullable(),
  /** The last changes, newest first. */
  changes: z.array(RateChange),
  updatedAt: Instant,
})
export type RateSettings = z.output<typeof RateSettings>

/** A rate as typed; the rule refuses anything that isn't a number, with its own message. */
const TypedRate = z.number().nullable().catch(null)

/** Both rates, and whether they're fetched every day. */
export const RatesInput = z.object({ EUR: TypedRate, ILS: TypedRate, fetchesDaily: z.boolean() })

export const rates = {
  current: route({
    method: 'GET',
    path: '/currency/rates',
    access: 'prices.read',
    summary: 'Exchange rates with their age and source',
    answer: ExchangeRates,
  }),
  settings: route({
    method: 'GET',
    path: '/settings/rates',
    access: 'rates.write',
    summary: 'Exchange rates with their last changes and the last fetch',
    answer: RateSettings,
  }),
  change: route({
    method: 'PUT',
    path: '/settings/rates',
    access: 'rates.write',
    summary: 'Set the exchange rates; `updatedAt` is the version last read, a jump needs `isConfirmed`',
    body: z.object({
      ...RatesInput.shape,
      isConfirmed: z.boolean().default(false),
      updatedAt: Instant.optional(),
    }),
    answer: RateSettings,
  }),
  fetch: route({
    method: 'POST',
    path: '/settings/rates/fetch',
    access: 'rates.write',
    summary:
      'Fetch the rates of the Bank of Israel now; a failure is reported in `lastFetch` and changes nothing',
    answer: RateSettings,
  }),
}

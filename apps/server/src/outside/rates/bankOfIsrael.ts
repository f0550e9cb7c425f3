import { dayIn } from '@tourdesk/domain/calendar'
import { isRate, ratesOfShekels } from '@tourdesk/domain/pricing/exchangeRates'
import { z } from 'zod'
import { type PublishedRates, type RateSource, RateSourceError } from './rateSource.ts'

const longestMs = 10_000

/** Rates in shekels per number of units of a currency. */
const Answer = z.object({
  exchangeRates: z.array(
    z.object({
      key: z.string(),
      currentExchangeRate: z.number().positive(),
      unit: z.number().positive(),
      lastUpdate: z.string(),
    }),
  ),
})
type Published = z.output<typeof Answer>['exchangeRates'][number]

/** The Bank of Israel's representative rates, from its public API at the address. */
export function bankOfIsrael(address: string): RateSource {
  return async () => read(await ask(address), address)
}

async function ask(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longestMs),
  }).catch((error: unknown) => {
    throw new RateSourceError('rates_unreachable', `${address} doesn't answer: ${reasonOf(error)}`)
  })
  if (!response.ok) throw new RateSourceError('rates_unreachable', `${address} says ${response.status}`)
  return response.json().catch(() => null)
}

function read(answer: unknown, address: string): PublishedRates {
  const published = Answer.safeParse(answer).data?.exchangeRates
  const [dollar, euro] = ['USD', 'EUR'].map((key) => published?.find((each) => each.key === key))
  const instant = new Date(dollar?.lastUpdate ?? Number.NaN)
  if (!dollar || !euro || Number.isNaN(instant.getTime())) throw unreadable(address)
  const rates = ratesOfShekels({ USD: shekelsOf(dollar), EUR: shekelsOf(euro) })
  if (!isRate(rates.EUR) || !isRate(rates.ILS)) throw unreadable(address)
  return { rates, validOn: dayIn(instant) }
}

function shekelsOf({ currentExchangeRate, unit }: Published): number {
  return currentExchangeRate / unit
}

function unreadable(address: string): RateSourceError {
  return new RateSourceError('rates_unreadable', `${address} gave no rates of dollar and euro`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

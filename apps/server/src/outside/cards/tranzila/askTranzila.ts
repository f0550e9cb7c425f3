import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.ts'
import type { TranzilaKeys } from '../../../kernel/env.ts'
import { CardProviderError } from '../cardProvider.ts'
import { signedHeaders } from './signedHeaders.ts'

/** Long enough for refunds, which wait for the card company. */
const longestMs = 20_000

interface Question<A extends z.ZodType> {
  url: string
  body: object
  answer: A
}

/**
 * Makes one signed call to Tranzila's API. Rejects with {@link CardProviderError}: `refused` for one of
 * Tranzila's error codes, `unreachable` and `unreadable` if the outcome is unknown.
 */
export async function askTranzila<A extends z.ZodType>(
  settings: TranzilaKeys,
  clock: Clock,
  { url, body, answer }: Question<A>,
): Promise<z.output<A>> {
  const { host } = new URL(url)
  const said = await send(settings, clock, url, body, host)
  const outcome = Outcome.safeParse(said).data
  if (outcome && outcome.error_code !== 0)
    throw new CardProviderError(
      'refused',
      `${host} refused with ${outcome.error_code}: ${outcome.message}`,
      String(outcome.error_code),
    )
  const read = answer.safeParse(said)
  if (!read.success) throw new CardProviderError('unreadable', `${host} gave an answer of another shape`)
  return read.data
}

const Outcome = z.object({ error_code: z.number(), message: z.string().default('') })

async function send(
  settings: TranzilaKeys,
  clock: Clock,
  url: string,
  body: object,
  host: string,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(settings, clock.now()) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new CardProviderError('unreachable', `${host} doesn't answer: ${reasonOf(error)}`)
  })
  // Tranzila also refuses with 400, with the reason in the same shape.
  if (!response.ok && response.status !== 400)
    throw new CardProviderError('unreachable', `${host} says ${response.status}`)
  return response.json().catch(() => null)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

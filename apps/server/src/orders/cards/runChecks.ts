import { addJob } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { findAttempt } from '../../payments/cardAttempts.ts'
import { checkAttempt, checkAttemptJob } from './checkAttempt.ts'

/** Checks again after 10, 20, 40 … minutes; the last time after almost a day. */
const rounds = 7
const firstPauseMs = 10 * 60_000

/** Job: looks for the payment of an attempt that had no notification, and schedules the next look. */
export async function runChecks(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider | null,
  { attemptId, round }: { attemptId: string; round: number },
): Promise<void> {
  const attempt = await findAttempt(product.db, everyOrder, attemptId)
  if (!cards || !attempt || attempt.status === 'paid' || attempt.status === 'refused') return
  await checkAttempt(product, cards, attempt)
  if (round > rounds) return
  const next = new Date(Date.now() + firstPauseMs * 2 ** round)
  const after = await findAttempt(product.db, everyOrder, attemptId)
  if (after?.status === 'paid' || after?.status === 'refused') return
  await addJob(product.db, checkAttemptJob, { attemptId, round: round + 1 }, attemptId, next)
}

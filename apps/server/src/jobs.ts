import { startReset, startResetJob } from './identity/startReset.ts'
import { sweep, sweepJob } from './identity/sweep.ts'
import { type Task, task } from './kernel/jobs.ts'
import type { Product } from './kernel/product.ts'
import type { Daily } from './kernel/timetable.ts'
import { sendMailJob } from './outbox/queueMail.ts'
import { sendMail } from './outbox/sendMail.ts'
import type { Mailer } from './outside/mail/mail.ts'
import { bankOfIsrael } from './outside/rates/bankOfIsrael.ts'
import { fetchRates, fetchRatesJob } from './pricing/rates/fetchRates.ts'

/** All background jobs. */
export function tasksOf(product: Product, mailer: Mailer): Task[] {
  const rates = bankOfIsrael(product.env.ratesUrl)
  return [
    task(sendMailJob, ({ mailId }, attempt) => sendMail(product, mailer, mailId, attempt)),
    task(startResetJob, ({ login }) => startReset(product, login)),
    task(sweepJob, () => sweep(product)),
    task(fetchRatesJob, () => fetchRates(product, rates)),
  ]
}

/** Daily jobs. */
export const timetable: readonly Daily[] = [
  { kind: sweepJob, at: '03:30' },
  // The bank publishes on the afternoon of business days; on other days the rates don't change.
  { kind: fetchRatesJob, at: '16:30' },
]

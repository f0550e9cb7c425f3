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

/** Everything the product does beside its calls. */
export function tasksOf(product: Product, mailer: Mailer): Task[] {
  const rates = bankOfIsrael(product.env.ratesUrl)
  return [
    task(sendMailJob, ({ mailId }, attempt) => sendMail(product, mailer, mailId, attempt)),
    task(startResetJob, ({ login }) => startReset(product, login)),
    task(sweepJob, () => sweep(product)),
    task(fetchRatesJob, () => fetchRates(product, rates)),
  ]
}

/** What is done every day. */
export const timetable: readonly Daily[] = [
  { kind: sweepJob, at: '03:30' },
  // The bank publishes in the afternoon of business days; on others the rates stay what they are.
  { kind: fetchRatesJob, at: '16:30' },
]

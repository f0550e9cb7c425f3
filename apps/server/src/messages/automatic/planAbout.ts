import { dayIn } from '@tourdesk/domain/calendar'
import type { CustomerNews } from '@tourdesk/domain/messages/automatic'
import type { Tx } from '../../kernel/database.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { NewsSettings } from './newsSettings.ts'
import { type Plan, planMessage } from './planned.ts'
import { lastDayOf, type OrderToTell } from './readOrder.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

/** A step that plans messages about an order; the order is locked. */
export interface NewsStep {
  tx: Tx
  order: OrderToTell
  news: NewsSettings
  now: Date
}

type Details = Pick<Plan, 'dueAt' | 'day' | 'payment' | 'departureBatch'> & { entry?: string }

/** Plans a message about an order that isn't over, if its event is on. */
export async function planAbout(
  { tx, order, news, now }: NewsStep,
  event: CustomerNews,
  about: string,
  { entry, ...details }: Details,
): Promise<void> {
  if (!news.wasOn(event, now) || lastDayOf(order) < dayIn(now)) return
  const { id, first, customer, language } = order
  const about_ = { id, number: first.order_number, entry: entry ?? null, recipient: customer, language }
  await planMessage(tx, { event, about, order: about_, now, ...details })
  if (details.dueAt <= now) await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
}

import type { EventName } from '@tourdesk/domain/activity/events'
import { eachEvent } from '../../kernel/eventReader.ts'
import { addJob } from '../../kernel/jobs.ts'
import { ofWhom } from './ofWhom.ts'
import { rewriteByHandJob, type Whose } from './rewriteByHandJob.ts'

/** Changes after which a text may have another number, or none. */
const changes: Partial<Record<EventName, 'order' | 'recipient'>> = {
  'order.changed': 'order',
  'order.messageLanguageSet': 'order',
  'operator.changed': 'recipient',
  'operator.deleted': 'recipient',
  'carSupplier.changed': 'recipient',
}

/** Event reader that has texts to be sent by hand rewritten, so that lists show the current number. */
export const followNumbers = eachEvent(async (tx, { event }) => {
  const what = changes[event.name]
  if (!what) return
  const { id } = event.subject
  const whose: Whose = what === 'order' ? { order: id } : { recipient: id }
  if (!(await ofWhom(tx, whose).limit(1).executeTakeFirst())) return
  await addJob(tx, rewriteByHandJob, whose, `${rewriteByHandJob.name} ${id}`)
})

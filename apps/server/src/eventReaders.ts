import type { EventReader } from './kernel/eventReader.ts'
import { queueMails } from './outbox/queueMail.ts'
import { sendNotices } from './updates/sendNotices.ts'

/** Everything that follows from an event, one reader for each concern. The activity log is the kernel's own. */
export const eventReaders: readonly EventReader[] = [sendNotices, queueMails]

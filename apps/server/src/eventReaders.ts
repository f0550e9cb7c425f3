import { writeLog } from './activity/writeLog.ts'
import { endWithOperator } from './crew/access/endWithOperator.ts'
import type { EventReader } from './kernel/eventReader.ts'
import { planCrewNews } from './messages/automatic/planCrewNews.ts'
import { planOfferNews } from './messages/automatic/planOfferNews.ts'
import { planOrderNews } from './messages/automatic/planOrderNews.ts'
import { followNumbers } from './messages/byHand/followNumbers.ts'
import { dropOvertaken } from './messages/dropOvertaken.ts'
import { followSuppliers } from './messages/suppliers/followSuppliers.ts'
import { queueMails } from './outbox/queueMail.ts'
import { planStatementNews } from './statements/planStatementNews.ts'
import { sendNotices } from './updates/sendNotices.ts'

/** Everything that follows from an event, one reader per concern; the activity log comes first. */
export const eventReaders: readonly EventReader[] = [
  writeLog,
  sendNotices,
  queueMails,
  dropOvertaken,
  followSuppliers,
  planOrderNews,
  planOfferNews,
  planCrewNews,
  planStatementNews,
  followNumbers,
  endWithOperator,
]

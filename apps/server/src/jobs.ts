import { openMonths, openMonthsJob } from './activity/openMonths.ts'
import { pruneLog, pruneLogJob } from './activity/pruneLog.ts'
import { sealDays, sealDaysJob } from './activity/sealDays.ts'
import { sweepUndo, sweepUndoJob } from './activity/sweepUndo.ts'
import { cardProviderOf } from './cardProviderOf.ts'
import { crewLinkOf } from './crew/access/crewLinkOf.ts'
import { completeBoarded, completeBoardedJob } from './crew/nightly/completeBoarded.ts'
import { sweepHolds, sweepHoldsJob } from './departures/holds/sweepHolds.ts'
import { offerPlaces, offerPlacesJob } from './departures/waiting/offerPlaces.ts'
import { sweepLeavings, sweepLeavingsJob } from './dispatch/feed/leavings.ts'
import { drawPrint } from './dispatch/manifest/printFile.ts'
import { startReset, startResetJob } from './identity/startReset.ts'
import { sweep, sweepJob } from './identity/sweep.ts'
import { type Task, task } from './kernel/jobs.ts'
import type { Product } from './kernel/product.ts'
import type { Timed } from './kernel/timetable.ts'
import { sweepPictures, sweepPicturesJob } from './media/sweepPictures.ts'
import { announceFailure } from './messages/announceFailure.ts'
import { sendPlanned } from './messages/automatic/sendPlanned.ts'
import { sendPlannedJob } from './messages/automatic/sendPlannedJob.ts'
import { rewriteByHand } from './messages/byHand/rewriteByHand.ts'
import { rewriteByHandJob } from './messages/byHand/rewriteByHandJob.ts'
import { emptyMessages, emptyMessagesJob } from './messages/emptyMessages.ts'
import { senderOf } from './messages/senderOf.ts'
import { followSupplier } from './messages/suppliers/followSupplier.ts'
import { followSupplierJob } from './messages/suppliers/followSuppliers.ts'
import { checkAttemptJob } from './orders/cards/checkAttempt.ts'
import { refundToCard } from './orders/cards/refundToCard.ts'
import { runChecks } from './orders/cards/runChecks.ts'
import { checkBooks, checkBooksJob } from './orders/nightly/checkBooks.ts'
import { priceOffer } from './orders/offers/priceOffer.ts'
import { sendMailJob } from './outbox/queueMail.ts'
import { sendMail } from './outbox/sendMail.ts'
import type { Mailer } from './outside/mail/mail.ts'
import { bankOfIsrael } from './outside/rates/bankOfIsrael.ts'
import { textGatewayOf } from './outside/texts/textGateway.ts'
import { refundToCardJob } from './payments/refundToCardJob.ts'
import { sweepDayPlans, sweepDayPlansJob } from './plan/sweepDayPlans.ts'
import { fetchRates, fetchRatesJob } from './pricing/rates/fetchRates.ts'
import { checkStatements } from './statements/checkStatements.ts'
import { planStatementReminders } from './statements/planStatementReminders.ts'
import { writeStatement } from './statements/writeStatement.ts'

/** All background jobs. */
export function tasksOf(product: Product, mailer: Mailer): Task[] {
  const cards = cardProviderOf(product)
  const senders = {
    mailer,
    texts: textGatewayOf(product.env),
    drawPrint: (id: string) => drawPrint(product, id),
    sender: () => senderOf(product.db, product.env),
    gaveUp: announceFailure,
  }
  const writing = { ...product, crewLink: crewLinkOf(product), writeToAgency: writeStatement }
  const rates = bankOfIsrael(product.env.ratesUrl)
  return [
    task(sendMailJob, ({ mailId }, attempt) => sendMail(product, senders, mailId, attempt)),
    task(followSupplierJob, (payload) => followSupplier(product, payload)),
    task(sendPlannedJob, async () => {
      await planStatementReminders(product)
      await sendPlanned(writing)
    }),
    task(rewriteByHandJob, (whose) => rewriteByHand(writing, whose)),
    task(emptyMessagesJob, () => emptyMessages(product)),
    task(startResetJob, ({ login }) => startReset(product, login)),
    task(sweepJob, () => sweep(product)),
    task(sweepUndoJob, () => sweepUndo(product)),
    task(sweepPicturesJob, () => sweepPictures(product)),
    task(sweepHoldsJob, () => sweepHolds(product)),
    task(offerPlacesJob, () => offerPlaces(product, priceOffer)),
    task(sweepLeavingsJob, () => sweepLeavings(product)),
    task(sweepDayPlansJob, () => sweepDayPlans(product)),
    task(openMonthsJob, () => openMonths(product)),
    task(sealDaysJob, () => sealDays(product)),
    task(pruneLogJob, () => pruneLog(product)),
    task(fetchRatesJob, () => fetchRates(product, rates)),
    task(refundToCardJob, (payload) => refundToCard(product, cards, payload)),
    task(checkBooksJob, async () => {
      await checkStatements(product)
      await checkBooks(product, cards)
    }),
    task(completeBoardedJob, () => completeBoarded(product)),
    task(checkAttemptJob, (payload) => runChecks(product, cards, payload)),
  ]
}

/** Jobs that the clock starts. */
export const timetable: readonly Timed[] = [
  { kind: sendPlannedJob, isEveryMinute: true },
  { kind: sweepHoldsJob, isEveryMinute: true },
  { kind: offerPlacesJob, isEveryMinute: true },
  { kind: checkBooksJob, at: '02:00' },
  { kind: completeBoardedJob, at: '03:00' },
  { kind: sweepJob, at: '03:30' },
  // Before the pictures, so that one that only an undo step names is deleted the same night.
  { kind: sweepUndoJob, at: '03:43' },
  { kind: sweepPicturesJob, at: '03:45' },
  { kind: sweepLeavingsJob, at: '03:55' },
  { kind: sweepDayPlansJob, at: '03:56' },
  { kind: emptyMessagesJob, at: '03:57' },
  { kind: openMonthsJob, at: '03:35' },
  { kind: sealDaysJob, at: '03:40' },
  { kind: pruneLogJob, at: '03:50' },
  // The bank publishes in the afternoon of business days; on other days the rates don't change.
  { kind: fetchRatesJob, at: '16:30' },
]

import type { LiveNotice } from '@tourdesk/contract/updates/notices'
import type { DomainEvent, EventName } from '@tourdesk/domain/activity/events'
import { peopleOf } from '../identity/peopleOf.ts'
import type { Tx } from '../kernel/database.ts'
import type { Announced, EventReader } from '../kernel/eventReader.ts'
import { notify } from '../kernel/live.ts'
import type { Notice } from '../kernel/notice.ts'

/** Event reader that tells other people's screens to reload. */
export const sendNotices: EventReader = async (tx, announced) => {
  const notices: ScreenNotice[] = []
  for (const each of announced) notices.push(...((await noticesOfEvent[each.event.name]?.(each, tx)) ?? []))
  await notify(tx, joined(notices))
}

/** One notice for those that differ only in their days, so that a change of many units makes screens reload once. */
function joined(notices: readonly ScreenNotice[]): ScreenNotice[] {
  const alike = Map.groupBy(notices, (notice) => JSON.stringify({ ...notice, days: [] }))
  return [...alike.values()].map((group) => {
    const days = new Set(group.flatMap((notice) => notice.days))
    const isAnyDay = days.size > mostDays || group.some((notice) => notice.days.length === 0)
    return { ...group[0]!, days: isAnyDay ? [] : [...days].toSorted() }
  })
}

/** A notice about something that screens show. */
type ScreenNotice = Notice & LiveNotice

type NoticesOf = (announced: Announced, tx: Tx) => ScreenNotice[] | Promise<ScreenNotice[]>

/** Notifies the order's account and agent, and those that it leaves. */
const orders: NoticesOf = ({ event, by }) => {
  const left = 'leftAccountId' in event && event.leftAccountId ? [event.leftAccountId] : []
  const agents = [
    'agentId' in event ? event.agentId : null,
    'leftAgentId' in event ? event.leftAgentId : null,
  ]
  return [...new Set([...left, event.subject.accountId])].map((accountId) => ({
    topic: 'orders',
    days: daysOf(event),
    by: idOf(by),
    accountId,
    ownerIds: [...new Set(agents.filter((id) => id !== null))],
  }))
}
const dispatch: NoticesOf = ({ event, by }) => [
  { topic: 'dispatch', days: daysOf(event), by: idOf(by), accountId: null },
]
/** Notifies the office and crews' phones of something on the road, including the sender's other phones. */
const boarding: NoticesOf = ({ event, by }) => [
  { topic: 'boarding', days: daysOf(event), by: idOf(by), accountId: null },
]
/** A crew phone was signed out: notifies it at once, and the office, whose list has one less. */
const crewSession: NoticesOf = ({ event, by }) => [
  { topic: 'fleet', days: [], by: idOf(by), accountId: null },
  { topic: 'session', days: [], by: null, accountId: null, userId: event.subject.id },
]
const toOffice =
  (topic: 'fleet' | 'orders' | 'prices'): NoticesOf =>
  ({ by }) => [{ topic, days: [], by: idOf(by), accountId: null }]
const toAll =
  (topic: 'departures' | 'rates' | 'settings'): NoticesOf =>
  ({ event, by }) => [{ topic, days: daysOf(event), by: idOf(by), accountId: 'all' }]
/** A party of the waiting list, for the office and its agency. */
const ofWaiting: NoticesOf = ({ event, by }) =>
  [...new Set([event.subject.accountId, null])].map((accountId) => ({
    topic: 'waiting',
    days: [],
    by: idOf(by),
    accountId,
  }))
/** Someone's identity or rights changed: notifies only that person. */
const ownSession: NoticesOf = ({ event }) => [sessionOf(event.subject.id)]
/** Notifies people who signed out, whose other tabs may still be listening. */
const whoSignedOut: NoticesOf = ({ by }) => (by.kind === 'person' ? [sessionOf(by.userId)] : [])
/** A changed agency may have another credit limit, which its account shows. */
const accountChanged: NoticesOf = async (announced, tx) => [
  ...(await sessionsOfAccount(announced, tx)),
  ...(await orders(announced, tx)),
]
const sessionsOfAccount: NoticesOf = async ({ event }, tx) =>
  (await peopleOf(tx, event.subject.id)).map(sessionOf)

/** The notices for each event; null if no open screen shows the change. */
const noticesOfEvent: Record<EventName, NoticesOf | null> = {
  'order.placed': orders,
  'order.changed': orders,
  'order.marked': orders,
  'order.canceled': orders,
  'order.reopened': orders,
  'order.paymentCreated': orders,
  'order.paymentPaid': orders,
  'order.paymentFailed': orders,
  'order.paymentRefused': orders,
  'order.refundFailed': orders,
  'order.paymentReversed': orders,
  'order.cashHandedOver': orders,
  'order.refunded': orders,
  'order.creditGiven': orders,
  'order.creditUsed': orders,
  'order.creditMailed': null,
  'order.creditProlonged': orders,
  'order.creditTakenBack': orders,
  'order.creditEndMailed': null,
  'order.refundRetried': orders,
  'order.writtenOff': orders,
  'order.refundPaid': orders,
  'order.linkSent': orders,
  'order.linkRenewed': orders,
  'order.messaged': orders,
  'order.messageMoved': orders,
  'order.messageFailed': orders,
  'order.messageLanguageSet': orders,
  'order.muted': orders,
  'order.passportOpened': null,
  'order.pickupMoved': orders,
  // The vehicle unit's event notifies the same screens.
  'order.boarded': null,
  'order.leftVehicle': null,
  'order.split': null,
  'order.tapped': boarding,
  'order.crewNoted': boarding,
  'order.crewIncident': boarding,
  'order.crewRemarkTakenBack': boarding,
  'order.cashNotRecorded': boarding,
  'unit.created': dispatch,
  'unit.changed': dispatch,
  'unit.stopsChanged': dispatch,
  'unit.orderAdded': dispatch,
  'unit.orderRemoved': dispatch,
  'unit.split': dispatch,
  'unit.manifestMade': dispatch,
  'unit.messaged': dispatch,
  'unit.supplierReplied': dispatch,
  'unit.messageMoved': dispatch,
  'unit.messageFailed': dispatch,
  'unit.crewNoted': boarding,
  'unit.crewIncident': boarding,
  'unit.crewRemarkTakenBack': boarding,
  'unit.replied': boarding,
  'unit.deleted': dispatch,
  'day.findingKnown': dispatch,
  'day.findingReopened': dispatch,
  'day.signedOff': dispatch,
  'day.planApplied': dispatch,
  'day.planUndone': dispatch,
  'departure.created': null,
  'departure.changed': toAll('departures'),
  'departure.canceled': toAll('departures'),
  'departure.ordersCanceled': toAll('departures'),
  'departure.moved': toAll('departures'),
  'departure.merged': toAll('departures'),
  'departure.movedBack': toAll('departures'),
  // The order's event notifies the same screens.
  'departure.oversold': null,
  'closure.created': toAll('departures'),
  'closure.ended': toAll('departures'),
  'closure.restored': toAll('departures'),
  'capacityRule.created': toAll('departures'),
  'capacityRule.changed': toAll('departures'),
  'capacityRule.deleted': toAll('departures'),
  'waiting.added': ofWaiting,
  'waiting.changed': ofWaiting,
  'waiting.offered': ofWaiting,
  'waiting.offerEnded': ofWaiting,
  'waiting.refused': ofWaiting,
  'waiting.booked': ofWaiting,
  'waiting.passed': ofWaiting,
  'account.created': null,
  'account.confirmed': sessionsOfAccount,
  'account.changed': accountChanged,
  'account.limitPassed': null,
  'account.posted': orders,
  'account.postingReversed': orders,
  'account.messaged': toOffice('orders'),
  'statement.drafted': toOffice('orders'),
  'statement.changed': toOffice('orders'),
  'statement.deleted': toOffice('orders'),
  'statement.confirmed': orders,
  'statement.voided': orders,
  'statement.allocated': orders,
  'statement.released': orders,
  'statement.questioned': orders,
  'statement.answered': orders,
  'account.messageMoved': toOffice('orders'),
  'account.messageFailed': toOffice('orders'),
  'account.deleted': sessionsOfAccount,
  'commissions.changed': null,
  'prices.changed': toOffice('prices'),
  'user.created': null,
  'user.registered': null,
  'user.joined': ownSession,
  'user.changed': ownSession,
  'user.removed': ownSession,
  'user.resetAsked': null,
  'user.passwordReset': ownSession,
  'user.passwordChanged': ownSession,
  'user.secondFactorAdded': ownSession,
  'user.secondFactorRemoved': ownSession,
  'user.secondFactorTaken': ownSession,
  'user.passkeyAdded': ownSession,
  'user.passkeyRenamed': null,
  'user.passkeyRemoved': ownSession,
  'user.recoveryCodesMade': ownSession,
  'user.calendarLinkMade': null,
  'user.madeSuper': ownSession,
  'user.removedSuper': ownSession,
  'user.madeOwner': ownSession,
  'user.setUp': ownSession,
  'invite.sent': null,
  'invite.mailedAgain': null,
  'invite.deleted': null,
  'session.signedIn': null,
  'session.signInFailed': null,
  'session.signedOut': whoSignedOut,
  'session.accountSwitched': null,
  'session.factorFailed': null,
  'session.confirmed': null,
  'session.ended': whoSignedOut,
  'session.othersEnded': whoSignedOut,
  'session.timedOut': whoSignedOut,
  'session.stolen': null,
  'list.exported': null,
  'activity.pruned': null,
  'tour.created': null,
  'tour.changed': null,
  'tour.published': null,
  'tour.deactivated': null,
  'tour.deleted': null,
  'tag.created': null,
  'tag.changed': null,
  'tag.deleted': null,
  'starTour.created': null,
  'starTour.changed': null,
  'highlight.created': null,
  'highlight.changed': null,
  'highlight.published': null,
  'highlight.deactivated': null,
  'highlight.deleted': null,
  'article.created': null,
  'article.changed': null,
  'article.deleted': null,
  'article.restored': null,
  'cancellationPolicy.created': toAll('settings'),
  'cancellationPolicy.changed': toAll('settings'),
  'cancellationPolicy.deleted': toAll('settings'),
  'messageTemplate.changed': toAll('settings'),
  'messageTemplate.reset': toAll('settings'),
  'security.changed': toAll('settings'),
  'settings.changed': toAll('settings'),
  'paymentPolicy.created': toAll('settings'),
  'paymentPolicy.changed': toAll('settings'),
  'paymentPolicy.deleted': toAll('settings'),
  'rates.changed': toAll('rates'),
  'rates.fetched': toAll('rates'),
  'pictures.uploaded': null,
  'operator.created': toOffice('fleet'),
  'operator.changed': toOffice('fleet'),
  'operator.messaged': toOffice('fleet'),
  'operator.messageMoved': toOffice('fleet'),
  'operator.messageFailed': toOffice('fleet'),
  'operator.deleted': crewSession,
  'operator.restored': toOffice('fleet'),
  'operator.calendarLinkMade': toOffice('fleet'),
  'operator.crewLinkMade': null,
  'operator.crewLinkBlocked': null,
  'operator.crewEntered': toOffice('fleet'),
  'operator.crewLeft': crewSession,
  'operator.crewSessionEnded': crewSession,
  'operator.pageLanguageChosen': null,
  'operator.availabilitySet': toOffice('fleet'),
  'operator.availabilityRemoved': toOffice('fleet'),
  'car.created': toOffice('fleet'),
  'car.changed': toOffice('fleet'),
  'car.availabilitySet': toOffice('fleet'),
  'car.availabilityRemoved': toOffice('fleet'),
  'carSupplier.created': toOffice('fleet'),
  'carSupplier.changed': toOffice('fleet'),
  'view.created': null,
  'view.changed': null,
  'view.deleted': null,
  'batch.stopped': toOffice('orders'),
  'demo.began': null,
  'demo.finished': null,
}

/** Keeps notices below PostgreSQL's limit of 8000 bytes. */
const mostDays = 400

/** The event's days; none if there are too many, which screens read as any day. */
function daysOf(event: DomainEvent): string[] {
  return 'days' in event && event.days.length <= mostDays ? [...event.days] : []
}

function idOf(by: Announced['by']): string | null {
  return by.kind === 'person' ? by.userId : null
}

function sessionOf(userId: string): ScreenNotice {
  return { topic: 'session', days: [], by: null, accountId: null, userId }
}

import type { Day } from '../calendar.ts'
import type { Fields } from './diffOf.ts'

/** What an event does to its subject: create, change or delete it, or only record something about it. */
type EventKind = 'made' | 'changed' | 'removed' | 'noted'

/**
 * Every event of the product: the kind of record, what happens to it, and the action in the activity log. No
 * two events share subject and action, so a log row identifies its event.
 */
export const events = {
  'order.placed': { subject: 'Order', kind: 'made', action: 'created' },
  'order.changed': { subject: 'Order', kind: 'changed', action: 'updated' },
  'order.marked': { subject: 'Order', kind: 'changed', action: 'status changed' },
  'order.canceled': { subject: 'Order', kind: 'changed', action: 'canceled' },
  'order.reopened': { subject: 'Order', kind: 'changed', action: 'cancellation undone' },
  'order.paymentCreated': { subject: 'Order', kind: 'noted', action: 'payment created' },
  'order.paymentPaid': { subject: 'Order', kind: 'noted', action: 'payment paid' },
  'order.paymentFailed': { subject: 'Order', kind: 'noted', action: 'payment failed' },
  'order.paymentRefused': { subject: 'Order', kind: 'noted', action: 'payment refused' },
  'order.refundFailed': { subject: 'Order', kind: 'noted', action: 'refund failed' },
  'order.paymentReversed': { subject: 'Order', kind: 'noted', action: 'payment reversed' },
  'order.refundPaid': { subject: 'Order', kind: 'noted', action: 'refund paid' },
  'order.refundRetried': { subject: 'Order', kind: 'noted', action: 'refund retried' },
  'order.writtenOff': { subject: 'Order', kind: 'noted', action: 'written off' },
  'order.cashHandedOver': { subject: 'Order', kind: 'noted', action: 'cash handed over' },
  'order.refunded': { subject: 'Order', kind: 'noted', action: 'refunded' },
  'order.creditGiven': { subject: 'Order', kind: 'noted', action: 'credit given' },
  'order.creditUsed': { subject: 'Order', kind: 'noted', action: 'credit used' },
  'order.creditMailed': { subject: 'Order', kind: 'noted', action: 'credit mailed' },
  'order.creditProlonged': { subject: 'Order', kind: 'noted', action: 'credit prolonged' },
  'order.creditTakenBack': { subject: 'Order', kind: 'noted', action: 'credit taken back' },
  'order.creditEndMailed': { subject: 'Order', kind: 'noted', action: 'credit end mailed' },
  'order.linkSent': { subject: 'Order', kind: 'noted', action: 'link sent' },
  'order.messaged': { subject: 'Order', kind: 'noted', action: 'messaged' },
  'order.messageMoved': { subject: 'Order', kind: 'noted', action: 'message moved' },
  'order.messageFailed': { subject: 'Order', kind: 'noted', action: 'message failed' },
  'order.muted': { subject: 'Order', kind: 'changed', action: 'muted' },
  'order.messageLanguageSet': { subject: 'Order', kind: 'changed', action: 'message language set' },
  'order.linkRenewed': { subject: 'Order', kind: 'noted', action: 'link renewed' },
  'order.passportOpened': { subject: 'Order', kind: 'noted', action: 'opened' },
  'order.boarded': { subject: 'Order', kind: 'noted', action: 'assigned to vehicle' },
  'order.pickupMoved': { subject: 'Order', kind: 'changed', action: 'pickup time changed' },
  'order.leftVehicle': { subject: 'Order', kind: 'noted', action: 'removed from vehicle' },
  'order.split': { subject: 'Order', kind: 'noted', action: 'split' },
  'order.tapped': { subject: 'Order', kind: 'noted', action: 'boarding tapped' },
  'order.crewNoted': { subject: 'Order', kind: 'noted', action: 'crew noted' },
  'order.crewIncident': { subject: 'Order', kind: 'noted', action: 'incident reported' },
  'order.crewRemarkTakenBack': { subject: 'Order', kind: 'noted', action: 'crew remark taken back' },
  'order.cashNotRecorded': { subject: 'Order', kind: 'noted', action: 'cash not recorded' },
  'unit.created': { subject: 'TourCar', kind: 'made', action: 'created' },
  'unit.changed': { subject: 'TourCar', kind: 'changed', action: 'updated' },
  'unit.stopsChanged': { subject: 'TourCar', kind: 'changed', action: 'stops changed' },
  'unit.orderAdded': { subject: 'TourCar', kind: 'noted', action: 'order added' },
  'unit.orderRemoved': { subject: 'TourCar', kind: 'noted', action: 'order removed' },
  'unit.split': { subject: 'TourCar', kind: 'noted', action: 'split' },
  'unit.manifestMade': { subject: 'TourCar', kind: 'noted', action: 'manifest made' },
  'unit.messaged': { subject: 'TourCar', kind: 'noted', action: 'messaged' },
  'unit.supplierReplied': { subject: 'TourCar', kind: 'changed', action: 'supplier replied' },
  'unit.messageMoved': { subject: 'TourCar', kind: 'noted', action: 'message moved' },
  'unit.messageFailed': { subject: 'TourCar', kind: 'noted', action: 'message failed' },
  'unit.crewNoted': { subject: 'TourCar', kind: 'noted', action: 'crew noted' },
  'unit.crewIncident': { subject: 'TourCar', kind: 'noted', action: 'incident reported' },
  'unit.crewRemarkTakenBack': { subject: 'TourCar', kind: 'noted', action: 'crew remark taken back' },
  'unit.replied': { subject: 'TourCar', kind: 'noted', action: 'crew replied' },
  'unit.deleted': { subject: 'TourCar', kind: 'removed', action: 'deleted' },
  'day.findingKnown': { subject: 'TourDay', kind: 'noted', action: 'finding known' },
  'day.findingReopened': { subject: 'TourDay', kind: 'noted', action: 'finding reopened' },
  'day.signedOff': { subject: 'TourDay', kind: 'noted', action: 'signed off' },
  'day.planApplied': { subject: 'TourDay', kind: 'noted', action: 'plan applied' },
  'day.planUndone': { subject: 'TourDay', kind: 'noted', action: 'plan undone' },
  'departure.created': { subject: 'TourEvent', kind: 'made', action: 'created' },
  'departure.changed': { subject: 'TourEvent', kind: 'changed', action: 'updated' },
  'departure.canceled': { subject: 'TourEvent', kind: 'changed', action: 'canceled' },
  'departure.ordersCanceled': { subject: 'TourEvent', kind: 'noted', action: 'orders canceled' },
  'departure.moved': { subject: 'TourEvent', kind: 'noted', action: 'moved' },
  'departure.merged': { subject: 'TourEvent', kind: 'changed', action: 'merged' },
  'departure.movedBack': { subject: 'TourEvent', kind: 'noted', action: 'moved back' },
  'departure.oversold': { subject: 'TourEvent', kind: 'noted', action: 'oversold' },
  'closure.created': { subject: 'DepartureClosure', kind: 'made', action: 'created' },
  'closure.ended': { subject: 'DepartureClosure', kind: 'removed', action: 'ended' },
  'closure.restored': { subject: 'DepartureClosure', kind: 'made', action: 'restored' },
  'capacityRule.created': { subject: 'CapacityRule', kind: 'made', action: 'created' },
  'capacityRule.changed': { subject: 'CapacityRule', kind: 'changed', action: 'updated' },
  'capacityRule.deleted': { subject: 'CapacityRule', kind: 'removed', action: 'deleted' },
  'waiting.added': { subject: 'WaitingEntry', kind: 'made', action: 'added' },
  'waiting.changed': { subject: 'WaitingEntry', kind: 'changed', action: 'updated' },
  'waiting.offered': { subject: 'WaitingEntry', kind: 'noted', action: 'offered' },
  'waiting.offerEnded': { subject: 'WaitingEntry', kind: 'noted', action: 'offer ended' },
  'waiting.refused': { subject: 'WaitingEntry', kind: 'noted', action: 'refused' },
  'waiting.booked': { subject: 'WaitingEntry', kind: 'noted', action: 'booked' },
  'waiting.passed': { subject: 'WaitingEntry', kind: 'noted', action: 'passed' },
  'account.created': { subject: 'Account', kind: 'made', action: 'created' },
  'account.confirmed': { subject: 'Account', kind: 'changed', action: 'confirmed' },
  'account.changed': { subject: 'Account', kind: 'changed', action: 'updated' },
  'account.limitPassed': { subject: 'Account', kind: 'noted', action: 'limit passed' },
  'account.posted': { subject: 'Account', kind: 'noted', action: 'posted' },
  'account.postingReversed': { subject: 'Account', kind: 'noted', action: 'posting reversed' },
  'account.messaged': { subject: 'Account', kind: 'noted', action: 'messaged' },
  'statement.drafted': { subject: 'Statement', kind: 'made', action: 'drafted' },
  'statement.changed': { subject: 'Statement', kind: 'changed', action: 'updated' },
  'statement.deleted': { subject: 'Statement', kind: 'removed', action: 'deleted' },
  'statement.confirmed': { subject: 'Statement', kind: 'changed', action: 'confirmed' },
  'statement.voided': { subject: 'Statement', kind: 'changed', action: 'voided' },
  'statement.allocated': { subject: 'Statement', kind: 'noted', action: 'paid' },
  'statement.released': { subject: 'Statement', kind: 'noted', action: 'payment released' },
  'statement.questioned': { subject: 'Statement', kind: 'noted', action: 'questioned' },
  'statement.answered': { subject: 'Statement', kind: 'noted', action: 'answered' },
  'account.messageMoved': { subject: 'Account', kind: 'noted', action: 'message moved' },
  'account.messageFailed': { subject: 'Account', kind: 'noted', action: 'message failed' },
  'account.deleted': { subject: 'Account', kind: 'removed', action: 'deleted' },
  'commissions.changed': { subject: 'Account', kind: 'changed', action: 'commissionsChanged' },
  'prices.changed': { subject: 'Account', kind: 'changed', action: 'pricesChanged' },
  'user.created': { subject: 'User', kind: 'made', action: 'created' },
  'user.registered': { subject: 'User', kind: 'made', action: 'registered' },
  'user.joined': { subject: 'User', kind: 'changed', action: 'joined by invite' },
  'user.changed': { subject: 'User', kind: 'changed', action: 'updated' },
  'user.removed': { subject: 'User', kind: 'removed', action: 'removed' },
  'user.resetAsked': { subject: 'User', kind: 'noted', action: 'password reset asked' },
  'user.passwordReset': { subject: 'User', kind: 'noted', action: 'password reset' },
  'user.passwordChanged': { subject: 'User', kind: 'noted', action: 'password changed' },
  'user.secondFactorAdded': { subject: 'User', kind: 'noted', action: 'second factor added' },
  'user.secondFactorRemoved': { subject: 'User', kind: 'noted', action: 'second factor removed' },
  'user.secondFactorTaken': { subject: 'User', kind: 'noted', action: 'second factor taken away' },
  'user.passkeyAdded': { subject: 'User', kind: 'noted', action: 'passkey added' },
  'user.passkeyRenamed': { subject: 'User', kind: 'changed', action: 'passkey renamed' },
  'user.passkeyRemoved': { subject: 'User', kind: 'noted', action: 'passkey removed' },
  'user.recoveryCodesMade': { subject: 'User', kind: 'noted', action: 'recovery codes made' },
  'user.calendarLinkMade': { subject: 'User', kind: 'noted', action: 'calendar link made' },
  'user.madeSuper': { subject: 'User', kind: 'changed', action: 'made super user' },
  'user.removedSuper': { subject: 'User', kind: 'changed', action: 'removed as super user' },
  'user.madeOwner': { subject: 'User', kind: 'noted', action: 'made owner by the settings' },
  'user.setUp': { subject: 'User', kind: 'noted', action: 'set up as first owner' },
  'invite.sent': { subject: 'Invite', kind: 'made', action: 'sent' },
  'invite.mailedAgain': { subject: 'Invite', kind: 'noted', action: 'mailed again' },
  'invite.deleted': { subject: 'Invite', kind: 'removed', action: 'deleted' },
  'session.signedIn': { subject: 'Session', kind: 'noted', action: 'signed in' },
  'session.signInFailed': { subject: 'Session', kind: 'noted', action: 'sign-in failed' },
  'session.signedOut': { subject: 'Session', kind: 'noted', action: 'signed out' },
  'session.accountSwitched': { subject: 'Session', kind: 'noted', action: 'account switched' },
  'session.factorFailed': { subject: 'Session', kind: 'noted', action: 'second factor failed' },
  'session.confirmed': { subject: 'Session', kind: 'noted', action: 'confirmed' },
  'session.ended': { subject: 'Session', kind: 'noted', action: 'ended' },
  'session.othersEnded': { subject: 'Session', kind: 'noted', action: 'others ended' },
  'session.timedOut': { subject: 'Session', kind: 'noted', action: 'timed out' },
  'session.stolen': { subject: 'Session', kind: 'noted', action: 'ended: token reused' },
  'list.exported': { subject: 'List', kind: 'noted', action: 'exported' },
  'activity.pruned': { subject: 'Log', kind: 'noted', action: 'pruned' },
  'tour.created': { subject: 'Tour', kind: 'made', action: 'created' },
  'tour.changed': { subject: 'Tour', kind: 'changed', action: 'updated' },
  'tour.published': { subject: 'Tour', kind: 'changed', action: 'published' },
  'tour.deactivated': { subject: 'Tour', kind: 'changed', action: 'deactivated' },
  'tour.deleted': { subject: 'Tour', kind: 'removed', action: 'deleted' },
  'tag.created': { subject: 'Tag', kind: 'made', action: 'created' },
  'tag.changed': { subject: 'Tag', kind: 'changed', action: 'updated' },
  'tag.deleted': { subject: 'Tag', kind: 'removed', action: 'deleted' },
  'starTour.created': { subject: 'StarTour', kind: 'made', action: 'created' },
  'starTour.changed': { subject: 'StarTour', kind: 'changed', action: 'updated' },
  'highlight.created': { subject: 'Highlight', kind: 'made', action: 'created' },
  'highlight.changed': { subject: 'Highlight', kind: 'changed', action: 'updated' },
  'highlight.published': { subject: 'Highlight', kind: 'changed', action: 'published' },
  'highlight.deactivated': { subject: 'Highlight', kind: 'changed', action: 'deactivated' },
  'highlight.deleted': { subject: 'Highlight', kind: 'removed', action: 'deleted' },
  'article.created': { subject: 'Article', kind: 'made', action: 'created' },
  'article.changed': { subject: 'Article', kind: 'changed', action: 'updated' },
  'article.deleted': { subject: 'Article', kind: 'removed', action: 'deleted' },
  'article.restored': { subject: 'Article', kind: 'made', action: 'deletion undone' },
  'cancellationPolicy.created': { subject: 'CancellationPolicy', kind: 'made', action: 'created' },
  'cancellationPolicy.changed': { subject: 'CancellationPolicy', kind: 'changed', action: 'updated' },
  'cancellationPolicy.deleted': { subject: 'CancellationPolicy', kind: 'removed', action: 'deleted' },
  'security.changed': { subject: 'Setting', kind: 'changed', action: 'security changed' },
  'settings.changed': { subject: 'Setting', kind: 'changed', action: 'updated' },
  'messageTemplate.changed': { subject: 'Setting', kind: 'changed', action: 'text changed' },
  'messageTemplate.reset': { subject: 'Setting', kind: 'changed', action: 'text reset' },
  'paymentPolicy.created': { subject: 'Setting', kind: 'made', action: 'payment policy created' },
  'paymentPolicy.changed': { subject: 'Setting', kind: 'changed', action: 'payment policy changed' },
  'paymentPolicy.deleted': { subject: 'Setting', kind: 'removed', action: 'payment policy deleted' },
  'rates.changed': { subject: 'Setting', kind: 'changed', action: 'ratesChanged' },
  'rates.fetched': { subject: 'Setting', kind: 'noted', action: 'rates fetched' },
  'pictures.uploaded': { subject: 'Upload', kind: 'made', action: 'uploaded' },
  'operator.messaged': { subject: 'Operator', kind: 'noted', action: 'messaged' },
  'operator.created': { subject: 'Operator', kind: 'made', action: 'created' },
  'operator.changed': { subject: 'Operator', kind: 'changed', action: 'updated' },
  'operator.messageMoved': { subject: 'Operator', kind: 'noted', action: 'message moved' },
  'operator.messageFailed': { subject: 'Operator', kind: 'noted', action: 'message failed' },
  'operator.deleted': { subject: 'Operator', kind: 'removed', action: 'deleted' },
  'operator.restored': { subject: 'Operator', kind: 'made', action: 'deletion undone' },
  'operator.calendarLinkMade': { subject: 'Operator', kind: 'noted', action: 'calendar link made' },
  'operator.crewLinkMade': { subject: 'Operator', kind: 'noted', action: 'crew link made' },
  'operator.crewLinkBlocked': { subject: 'Operator', kind: 'noted', action: 'crew link blocked' },
  'operator.crewEntered': { subject: 'Operator', kind: 'noted', action: 'crew entered' },
  'operator.crewLeft': { subject: 'Operator', kind: 'noted', action: 'crew left' },
  'operator.crewSessionEnded': { subject: 'Operator', kind: 'noted', action: 'crew session ended' },
  'operator.pageLanguageChosen': { subject: 'Operator', kind: 'changed', action: 'page language chosen' },
  'operator.availabilitySet': { subject: 'Operator', kind: 'changed', action: 'availability set' },
  'operator.availabilityRemoved': { subject: 'Operator', kind: 'removed', action: 'availability removed' },
  'car.created': { subject: 'Car', kind: 'made', action: 'created' },
  'car.changed': { subject: 'Car', kind: 'changed', action: 'updated' },
  'car.availabilitySet': { subject: 'Car', kind: 'changed', action: 'availability set' },
  'car.availabilityRemoved': { subject: 'Car', kind: 'removed', action: 'availability removed' },
  'carSupplier.created': { subject: 'CarSupplier', kind: 'made', action: 'created' },
  'carSupplier.changed': { subject: 'CarSupplier', kind: 'changed', action: 'updated' },
  'view.created': { subject: 'View', kind: 'made', action: 'created' },
  'view.changed': { subject: 'View', kind: 'changed', action: 'updated' },
  'view.deleted': { subject: 'View', kind: 'removed', action: 'deleted' },
  'batch.stopped': { subject: 'MessageBatch', kind: 'noted', action: 'stopped' },
  'demo.began': { subject: 'Account', kind: 'noted', action: 'demo began' },
  'demo.finished': { subject: 'Account', kind: 'noted', action: 'demo finished' },
} as const satisfies Record<string, { subject: string; kind: EventKind; action: string }>

export type EventName = keyof typeof events
export const eventNames = Object.keys(events) as EventName[]
/** The kinds of record that events are about. */
export const subjectKinds = [...new Set(Object.values(events).map(({ subject }) => subject))]

/** The record an event is about; `name` is its current name, so the log stays readable after a rename. */
export interface Subject {
  id: string
  name: string
  /** The account it belongs to, whose owner may read the event. */
  accountId: string | null
}

/** Events about orders, departures, vehicle units and days include the days affected, for screens that show days. */
type Touching<N extends EventName> = (typeof events)[N]['subject'] extends
  | 'Order'
  | 'TourCar'
  | 'TourDay'
  | 'TourEvent'
  ? { days: readonly Day[] }
  : unknown

/** Events about orders include the order's agent: agents are only notified of their own orders. */
type Owned<N extends EventName> = (typeof events)[N]['subject'] extends 'Order'
  ? { agentId: string | null }
  : unknown

/**
 * A mail caused by the change. Its text may contain a secret link, so only the outbox may store it.
 */
export interface MailRequest {
  kind: 'invite' | 'password_reset' | 'order_link' | 'payment_link' | 'credit' | 'security' | 'message'
  recipient: string
  subject: string
  html: string
  text: string
  /** Until when its link can be opened; undefined for a mail without such a link. */
  validUntil?: Date
}
type Mailing<N extends EventName> = N extends
  | 'invite.sent'
  | 'invite.mailedAgain'
  | 'user.resetAsked'
  | 'order.linkSent'
  | 'order.creditMailed'
  | 'order.creditEndMailed'
  ? { mail: MailRequest }
  : unknown

/** Mails about a login, to the person it belongs to. */
type Warning<N extends EventName> = (typeof events)[N]['subject'] extends 'User' | 'Session'
  ? { mails?: readonly MailRequest[] }
  : unknown

/** When an order moves to another account or agent, the old one is notified too. */
type Leaving<N extends EventName> = N extends 'order.changed' | 'order.marked'
  ? { leftAccountId: string | null; leftAgentId: string | null }
  : unknown

interface KindParts {
  /** The initial values. */
  made: { after: Fields }
  /** Only the changed fields; `diffOf` makes both objects. */
  changed: { before: Fields; after: Fields }
  /** The last values. */
  removed: { before: Fields }
  noted: unknown
}

type EventOf<N extends EventName> = {
  name: N
  subject: Subject
  /** Other facts worth logging. */
  facts?: Fields
} & KindParts[(typeof events)[N]['kind']] &
  Touching<N> &
  Owned<N> &
  Mailing<N> &
  Warning<N> &
  Leaving<N>

/** A change of state, as announced by the code that made it. */
export type DomainEvent = { [N in EventName]: EventOf<N> }[EventName]

/** The event of a log row; null for an unknown action. */
export function eventOf(subject: string, action: string): EventName | null {
  return nameOf.get(`${subject} ${action}`) ?? null
}

const nameOf = new Map(
  Object.entries(events).map(([name, { subject, action }]) => [`${subject} ${action}`, name as EventName]),
)

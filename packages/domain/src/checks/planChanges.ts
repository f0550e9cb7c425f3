import type { EventName, events } from '../activity/events.ts'

/** Events about what a day is made of. */
type PlanEvent = {
  [Name in EventName]: (typeof events)[Name]['subject'] extends 'Order' | 'TourCar' | 'TourEvent'
    ? Name
    : never
}[EventName]

/**
 * Whether an event changes the plan of a day. Messages, money and what happens on the road don't. Of events
 * that are announced together, one counts: when an order gets on or off a vehicle, the order's, which names
 * it; when the times of a vehicle's stops are set, the vehicle's, which has all of them.
 */
const changesPlan: Record<PlanEvent, boolean> = {
  'order.placed': true,
  'order.changed': true,
  'order.marked': true,
  'order.canceled': true,
  'order.reopened': true,
  'order.paymentCreated': false,
  'order.paymentPaid': false,
  'order.paymentFailed': false,
  'order.paymentRefused': false,
  'order.refundFailed': false,
  'order.paymentReversed': false,
  'order.refundPaid': false,
  'order.refundRetried': false,
  'order.writtenOff': false,
  'order.cashHandedOver': false,
  'order.refunded': false,
  'order.creditGiven': false,
  'order.creditUsed': false,
  'order.creditMailed': false,
  'order.creditProlonged': false,
  'order.creditTakenBack': false,
  'order.creditEndMailed': false,
  'order.linkSent': false,
  'order.messaged': false,
  'order.messageMoved': false,
  'order.messageFailed': false,
  'order.muted': false,
  'order.messageLanguageSet': false,
  'order.linkRenewed': false,
  'order.passportOpened': false,
  'order.boarded': true,
  'order.pickupMoved': false,
  'order.leftVehicle': true,
  'order.split': true,
  'order.tapped': false,
  'order.crewNoted': false,
  'order.crewIncident': false,
  'order.crewRemarkTakenBack': false,
  'order.cashNotRecorded': false,
  'unit.created': true,
  'unit.changed': true,
  'unit.stopsChanged': true,
  'unit.orderAdded': false,
  'unit.orderRemoved': false,
  'unit.split': false,
  'unit.manifestMade': false,
  'unit.messaged': false,
  'unit.supplierReplied': true,
  'unit.messageMoved': false,
  'unit.messageFailed': false,
  'unit.crewNoted': false,
  'unit.crewIncident': false,
  'unit.crewRemarkTakenBack': false,
  'unit.replied': true,
  'unit.deleted': true,
  'departure.created': false,
  'departure.changed': false,
  'departure.canceled': false,
  'departure.ordersCanceled': false,
  'departure.moved': false,
  'departure.merged': false,
  'departure.movedBack': false,
  'departure.oversold': false,
}

/** The events that change the plan of a day. */
export const planChanges = (Object.keys(changesPlan) as PlanEvent[]).filter((name) => changesPlan[name])

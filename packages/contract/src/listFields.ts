import { authorKinds } from '@tourdesk/domain/access/actor'
import { eventNames, subjectKinds } from '@tourdesk/domain/activity/events'
import { accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { agencyPostingKinds, balanceSides, limitStates } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { weekdays } from '@tourdesk/domain/calendar'
import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { departureStates } from '@tourdesk/domain/departures/departure'
import { waitingStates } from '@tourdesk/domain/departures/waiting/waitingState'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
} from '@tourdesk/domain/entries/vocabulary'
import { factorStates, membershipStatuses, userTabs } from '@tourdesk/domain/identity/vocabulary'
import { messageChannels, messageEvents, messageStates } from '@tourdesk/domain/messages/vocabulary'
import { agencyOrderStatuses, cancelReasons, orderChannels } from '@tourdesk/domain/orders/vocabulary'
import { moneyFilters, paymentMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { relativeRanges } from '@tourdesk/domain/relativeRange'
import { comparisons, dayBases, groupings } from '@tourdesk/domain/reports/vocabulary'
import { statementStates } from '@tourdesk/domain/statements/vocabulary'
import { day, id, ids, many, one, paging, sorting, text } from './asked/fields.ts'

/*
 * What each list can be asked for: the query of its call, and the address of its page. Every page loads this
 * file, so it's kept apart from the other features and from Zod.
 */

/** Agencies by name and status. */
export const agenciesFields = {
  name: text(120),
  status: many(accountStatuses),
  ...paging(5),
}

/** Users of an account by words of their name, phone and email, with open invites on request. */
export const usersFields = {
  search: text(254),
  /** Part of the email alone. */
  email: text(254),
  status: many(membershipStatuses),
  secondFactor: many(factorStates),
  tab: one(userTabs),
  accountId: id,
  ...paging(5),
}

/** The state of a mail; `kept` without a mail server: it wasn't sent, and its link is in the outbox. */
export const mailStatuses = ['pending', 'sent', 'failed', 'kept', 'canceled'] as const

/** Mails by words of their recipient and subject, newest first. */
export const outboxFields = {
  search: text(254),
  status: many(mailStatuses),
  startDate: day,
  endDate: day,
  ...paging(25),
}

/**
 * Messages by words of their recipient, address, order number and tour, newest first; only those of a batch, or
 * about the people, vehicles and cancellation of a departure, if one is given.
 */
export const messagesFields = {
  search: text(100),
  event: many(messageEvents),
  status: many(messageStates),
  channel: many(messageChannels),
  batch: id,
  departure: id,
  startDate: day,
  endDate: day,
  ...paging(25),
}

const activeOnly = one(['true'])

/** Tours by name; `-` before a field sorts in descending order. */
export const toursFields = {
  search: text(200),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'mainTag', 'mainRegion', 'isActive'], 'name'),
  ...paging(5),
}

/** Star tours by name; `-` before a field sorts in descending order. */
export const starToursFields = {
  search: text(200),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'headline', 'discount', 'isActive'], 'name'),
  ...paging(5),
}

/** Highlights by name; `-` before a field sorts in descending order. */
export const highlightsFields = {
  search: text(120),
  isActive: activeOnly,
  sort: sorting(['name', 'address', 'description', 'isActive'], 'name'),
  ...paging(5),
}

/** Articles by title and subtitle; `-` before a field sorts in descending order. */
export const articlesFields = {
  search: text(120),
  isActive: activeOnly,
  sort: sorting(['title', 'subtitle', 'isActive'], 'title'),
  ...paging(5),
}

/**
 * Entries of all orders, sorted by order, newest first, or by tour date; `-` before a field sorts in
 * descending order.
 */
export const operationsFields = {
  search: text(100),
  language: many(languages),
  pickupCity: many(cities),
  dropoffCity: many(cities),
  source: many(orderSources),
  tourStatus: many(entryStatuses),
  orderStatus: many(orderStatuses),
  groupType: many(groupTypes),
  orderType: many(orderTypes),
  tours: ids,
  agencies: ids,
  agents: ids,
  priceClass: many(priceClasses),
  /** The code of the coupon it was bought with. */
  coupon: text(60),
  /** The days on which tours were added to their orders. */
  bookedFrom: day,
  bookedTo: day,
  /** The days on which tours were canceled. */
  canceledFrom: day,
  canceledTo: day,
  cancelReason: many(cancelReasons),
  /** The weekday of the tour. */
  weekdays: many(weekdays),
  /** Orders without a price, not paid in full, or overdue. */
  money: many(moneyFilters),
  startDate: day,
  endDate: day,
  ...paging(25),
  sort: sorting(['created', 'date'], '-created'),
}

/** What the nightly check of the books found, unsettled differences first. */
export const mismatchesFields = {
  /** Part of the order's number, reference, customer or notes, as in Operations. */
  search: text(100),
  ...paging(25),
}

/** What agencies owe, one row for each of an agency's currencies; `-` before a field sorts in descending order. */
export const agencyBalancesFields = {
  /** Part of the agency's name or phone number. */
  search: text(120),
  currency: many(currencies),
  sides: many(balanceSides),
  limits: many(limitStates),
  /** `balance` compares in dollars, `used` the percentage of the limit. */
  sort: sorting(['agency', 'balance', 'used', 'lastPayment'], 'agency'),
  ...paging(25),
}

/** What's on an agency's account, newest first. */
export const agencyPostingsFields = {
  currency: many(currencies),
  kinds: many(agencyPostingKinds),
  /** The number of an order. */
  order: text(20),
  startDate: day,
  /** The balances are those at the end of this day. */
  endDate: day,
  /** Only what no confirmed statement bills. */
  unbilled: one(['true']),
  ...paging(50),
}

/**
 * Departures by day and tour, today and the next two weeks without days; with `offered` also those that can be
 * sold and have nobody yet.
 */
export const departuresFields = {
  startDate: day,
  endDate: day,
  tours: ids,
  state: many(departureStates),
  offered: activeOnly,
  ...paging(25),
}

/** Parties of the waiting list, in the order in which they're asked; without states, those that are still open. */
export const waitingFields = {
  tours: ids,
  startDate: day,
  endDate: day,
  agencies: ids,
  state: many(waitingStates),
  ...paging(25),
}

/** Statements of agencies, newest first. */
export const statementsFields = {
  agencies: ids,
  currency: many(currencies),
  states: many(statementStates),
  /** Days that the period has in common with them. */
  startDate: day,
  endDate: day,
  /** Only those with a question that wasn't answered. */
  asked: one(['true']),
  ...paging(25),
}

/** Orders of an agency, newest booking first; a date range finds orders with any tour in it. */
export const agencyOrdersFields = {
  search: text(100),
  statuses: many(agencyOrderStatuses),
  agents: ids,
  startDate: day,
  endDate: day,
  ...paging(50),
}

/** What the lists of money can be narrowed by. */
const moneyListFields = {
  /** Part of the order's number, reference, customer or notes, as in Operations. */
  search: text(100),
  agencies: ids,
  currency: many(currencies),
  startDate: day,
  endDate: day,
}

/** Charges that aren't paid yet, by their due day; the most days late are the earliest due days. */
export const duePaymentsFields = {
  ...moneyListFields,
  sort: sorting(['dueOn', 'daysLate'], 'dueOn'),
  ...paging(25),
}

/** Money that was received or given back, newest day first; the days are those it changed hands on. */
export const receivedFields = { ...moneyListFields, method: many(paymentMethods), ...paging(25) }

/**
 * The filters of the activity log. `search` is an order number or part of a thing's name; one or two letters
 * find words that begin with them. `thing` is one record's id. With a `date` it's a tour's id, for its
 * departure on that day and all the departure's vehicles, including deleted ones.
 */
export const activityFilterFields = {
  user: id,
  actor: one(authorKinds),
  entity: one(subjectKinds),
  action: one(eventNames),
  account: id,
  startDate: day,
  endDate: day,
  search: text(100),
  thing: id,
  date: day,
}

/** A page of the activity log, newest first. */
export const activityFields = { ...activityFilterFields, ...paging(50) }

/**
 * What a report can be asked for. Without days it's those of the named range, and without that, this month's;
 * everything else that's left out is the report's own usual.
 */
export const reportFields = {
  startDate: day,
  endDate: day,
  range: one(relativeRanges),
  basis: one(dayBases),
  /** At most two. */
  groupBy: many(groupings),
  compare: one(comparisons),
  agency: ids,
  agent: ids,
  tour: ids,
  source: many(orderSources),
  channel: many(orderChannels),
  language: many(languages),
  groupType: many(groupTypes),
  orderType: many(orderTypes),
  pickupCity: many(cities),
  /** A coupon's code. */
  coupon: text(60),
}

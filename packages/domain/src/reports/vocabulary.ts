/** The reports, the most asked for first. */
export const reportNames = [
  'sales',
  'leadTime',
  'cancellations',
  'received',
  'commission',
  'agencies',
  'noShows',
  'crew',
  'vehicles',
  'fill',
  'pace',
] as const
export type ReportName = (typeof reportNames)[number]

/**
 * The day that puts something into a report's range: when a tour was added to its order, when it takes place,
 * when it was canceled, when money moved, when a card payment was made by its provider's report, or when it
 * was put on an agency's account.
 */
export const dayBases = ['booking', 'travel', 'cancel', 'money', 'provider', 'account'] as const
export type DayBasis = (typeof dayBases)[number]

/** What the rows of a report can be about. Weeks start on Sunday. */
export const groupings = [
  'agency',
  'agent',
  'tour',
  'source',
  'channel',
  'language',
  'groupType',
  'pickupCity',
  'pickupPlace',
  'reason',
  'lead',
  'method',
  'person',
  'car',
  'supplier',
  'size',
  'weekday',
  'day',
  'week',
  'month',
] as const
export type Grouping = (typeof groupings)[number]

/** The groupings whose rows follow each other in time. */
export const timeGroupings = ['day', 'week', 'month'] as const satisfies Grouping[]

/** The days that a report is compared with: the ones before, last year's, or last year's same weekdays. */
export const comparisons = ['previous', 'year', 'weekdays'] as const
export type Comparison = (typeof comparisons)[number]

/** What narrows a report down. */
export const reportFilters = [
  'agency',
  'agent',
  'tour',
  'source',
  'channel',
  'language',
  'groupType',
  'orderType',
  'pickupCity',
  'coupon',
] as const
export type ReportFilter = (typeof reportFilters)[number]

/** So many groups of a report are drawn one by one; all others are one. */
export const mostGroupsDrawn = 12

/**
 * What a number is: dollars, an amount for each currency, a whole number, a part of 1, days with at most one
 * decimal, or a list of languages.
 */
export const measureKinds = ['usd', 'money', 'count', 'share', 'days', 'languages'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** Every number of every report. A name means the same in all of them. */
export const measureKindOf = {
  gross: 'usd',
  fees: 'usd',
  revenue: 'usd',
  commission: 'usd',
  net: 'usd',
  discount: 'usd',
  agreedOff: 'usd',
  orders: 'count',
  entries: 'count',
  people: 'count',
  canceledEntries: 'count',
  canceledPeople: 'count',
  canceledGross: 'usd',
  canceledByUs: 'count',
  canceledByUsPeople: 'count',
  canceledByUsGross: 'usd',
  grossPerCurrency: 'money',
  feesPerCurrency: 'money',
  medianLead: 'days',
  meanLead: 'days',
  lead0: 'share',
  lead1: 'share',
  lead2: 'share',
  lead7: 'share',
  lead14: 'share',
  lead30: 'share',
  lead90: 'share',
  peopleLead0: 'share',
  peopleLead1: 'share',
  peopleLead2: 'share',
  peopleLead7: 'share',
  peopleLead14: 'share',
  peopleLead30: 'share',
  peopleLead90: 'share',
  refunds: 'usd',
  canceledShare: 'share',
  canceledGrossShare: 'share',
  received: 'money',
  payments: 'money',
  refunded: 'money',
  commissionEarned: 'money',
  commissionBilled: 'money',
  commissionPaid: 'money',
  commissionOpen: 'money',
  balance: 'money',
  unbilled: 'money',
  notDue: 'money',
  to30: 'money',
  to60: 'money',
  to90: 'money',
  over90: 'money',
  unallocated: 'money',
  noShows: 'count',
  boarded: 'count',
  noShowShare: 'share',
  unitsRecorded: 'count',
  daysWorked: 'count',
  guideDays: 'count',
  driverDays: 'count',
  guideDriverDays: 'count',
  toursWorked: 'count',
  longestRun: 'count',
  languagesWorked: 'languages',
  vehicleDays: 'count',
  daysAvailable: 'count',
  vehicleUse: 'share',
  peopleCarried: 'count',
  seats: 'count',
  seatShare: 'share',
  ownCarFree: 'count',
  departures: 'count',
  departuresCanceled: 'count',
  peoplePlanned: 'count',
  seatsPlanned: 'count',
  fillPlanned: 'share',
  fillSold: 'share',
  placesSold: 'count',
  placesOffered: 'count',
  departuresSoldOut: 'count',
  departuresOpenEnded: 'count',
  departuresBelowMinimum: 'count',
  peopleThen: 'count',
  peopleFinal: 'count',
  peopleReached: 'share',
  grossThen: 'usd',
  grossFinal: 'usd',
  grossReached: 'share',
} as const satisfies Record<string, MeasureKind>
export type Measure = keyof typeof measureKindOf

/** Every measure, in the order of the table above. */
export const measures = Object.keys(measureKindOf) as Measure[]

/** What is said below a report's table. */
export const reportNotes = ['unpriced', 'heldCash', 'unitsNotRecorded'] as const
export type ReportNote = (typeof reportNotes)[number]

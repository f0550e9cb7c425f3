import { ageingParts } from '../statements/vocabulary.ts'
import type {
  Comparison,
  DayBasis,
  Grouping,
  Measure,
  ReportFilter,
  ReportName,
  ReportNote,
} from './vocabulary.ts'
import { comparisons, reportFilters } from './vocabulary.ts'

/** What a report has to say, and what it can be asked for. */
export interface Report {
  measures: readonly Measure[]
  /** The first is used if none is chosen. */
  bases: readonly DayBasis[]
  groupings: readonly Grouping[]
  /** The rows if nothing is chosen. */
  usual: Grouping
  comparisons: readonly Comparison[]
  filters: readonly ReportFilter[]
  notes: readonly ReportNote[]
  /** The measures that agencies see of their own orders; null for a report of the office. */
  ofAgency: readonly Measure[] | null
}

const ofDays: Grouping[] = ['weekday', 'day', 'week', 'month']
const sold: Grouping[] = [
  'agency',
  'agent',
  'tour',
  'source',
  'channel',
  'language',
  'groupType',
  'pickupCity',
  ...ofDays,
]
const leads: Measure[] = [
  'medianLead',
  'meanLead',
  'lead0',
  'lead1',
  'lead2',
  'lead7',
  'lead14',
  'lead30',
  'lead90',
  'peopleLead0',
  'peopleLead1',
  'peopleLead2',
  'peopleLead7',
  'peopleLead14',
  'peopleLead30',
  'peopleLead90',
]

/** Every report, by its name. */
export const reports: Record<ReportName, Report> = {
  sales: {
    measures: [
      'gross',
      'fees',
      'revenue',
      'commission',
      'net',
      'discount',
      'agreedOff',
      'orders',
      'entries',
      'people',
      'canceledEntries',
      'canceledPeople',
      'canceledGross',
      'grossPerCurrency',
      'feesPerCurrency',
    ],
    bases: ['booking', 'travel'],
    groupings: sold,
    usual: 'day',
    comparisons,
    filters: reportFilters,
    notes: ['unpriced'],
    ofAgency: ['gross', 'fees', 'revenue', 'commission', 'net', 'orders', 'entries', 'people'],
  },
  leadTime: {
    measures: ['entries', 'people', ...leads],
    bases: ['booking', 'travel'],
    groupings: ['tour', 'channel', 'agency', 'language', ...ofDays],
    usual: 'tour',
    comparisons,
    filters: reportFilters,
    notes: [],
    ofAgency: ['entries', 'people', ...leads],
  },
  cancellations: {
    measures: [
      'canceledEntries',
      'canceledPeople',
      'canceledGross',
      'fees',
      'refunds',
      'canceledShare',
      'canceledGrossShare',
    ],
    bases: ['travel', 'booking', 'cancel'],
    groupings: ['reason', 'lead', 'agency', 'tour', 'channel', ...ofDays],
    usual: 'tour',
    comparisons,
    filters: reportFilters,
    notes: [],
    ofAgency: [
      'canceledEntries',
      'canceledPeople',
      'canceledGross',
      'fees',
      'refunds',
      'canceledShare',
      'canceledGrossShare',
    ],
  },
  received: {
    measures: ['received', 'payments', 'refunded'],
    bases: ['money', 'provider'],
    groupings: ['method', 'agency', ...ofDays],
    usual: 'method',
    comparisons,
    filters: ['agency', 'agent', 'source', 'channel', 'orderType'],
    notes: ['heldCash'],
    ofAgency: null,
  },
  commission: {
    measures: ['commissionEarned', 'commissionBilled', 'commissionPaid', 'commissionOpen'],
    bases: ['account'],
    groupings: ['agency', 'tour', ...ofDays],
    usual: 'agency',
    comparisons,
    filters: ['agency', 'agent', 'tour', 'source', 'channel', 'orderType'],
    notes: [],
    ofAgency: null,
  },
  agencies: {
    measures: ['balance', ...ageingParts],
    bases: ['account'],
    groupings: ['agency'],
    usual: 'agency',
    comparisons,
    filters: ['agency'],
    notes: [],
    ofAgency: null,
  },
  noShows: {
    measures: ['noShows', 'boarded', 'noShowShare', 'unitsRecorded'],
    bases: ['travel'],
    groupings: ['tour', 'agency', 'pickupPlace', ...ofDays],
    usual: 'tour',
    comparisons,
    filters: reportFilters,
    notes: ['unitsNotRecorded'],
    ofAgency: null,
  },
  crew: {
    measures: [
      'daysWorked',
      'guideDays',
      'driverDays',
      'guideDriverDays',
      'toursWorked',
      'longestRun',
      'languagesWorked',
    ],
    bases: ['travel'],
    groupings: ['person', 'tour', ...ofDays],
    usual: 'person',
    comparisons,
    filters: ['tour'],
    notes: [],
    ofAgency: null,
  },
  vehicles: {
    measures: [
      'vehicleDays',
      'daysAvailable',
      'vehicleUse',
      'peopleCarried',
      'seats',
      'seatShare',
      'ownCarFree',
    ],
    bases: ['travel'],
    groupings: ['car', 'supplier', 'size', ...ofDays],
    usual: 'car',
    comparisons,
    filters: ['tour'],
    notes: [],
    ofAgency: null,
  },
  fill: {
    measures: [
      'fillPlanned',
      'peoplePlanned',
      'seatsPlanned',
      'fillSold',
      'placesSold',
      'placesOffered',
      'departures',
      'departuresSoldOut',
      'departuresOpenEnded',
      'departuresCanceled',
    ],
    bases: ['travel'],
    groupings: ['tour', ...ofDays],
    usual: 'tour',
    comparisons,
    filters: ['tour'],
    notes: [],
    ofAgency: null,
  },
  pace: {
    measures: [
      'people',
      'peopleThen',
      'peopleFinal',
      'peopleReached',
      'gross',
      'grossThen',
      'grossFinal',
      'grossReached',
    ],
    bases: ['travel'],
    groupings: ['week', 'month'],
    usual: 'month',
    comparisons: [],
    filters: reportFilters,
    notes: [],
    ofAgency: null,
  },
}

import { type Checked, checked, checkFields, filled } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { readTime } from '../readTime.ts'
import { type PickupTimes, readPickupTime } from './pickupTime.ts'
import type { TourDays, Unavailability, WeeklyAvailability } from './tour.ts'
import { cities, type Region } from './vocabulary.ts'

/** The fields of a tour that are checked. */
export interface TourFields extends Omit<TourDays, 'bookingCloses'> {
  /** As typed; an empty number of days is null. */
  bookingCloses: { daysBefore: number | null; time: string }
  name: string
  number: string
  /** Hours. */
  totalHourDuration: number | null
  regions: { mainRegion: Region | null; secondaryRegions: Region[] }
  tags: { mainTag: string | null; secondaryTags: string[] }
  inclusion: { included: string[]; notIncluded: string[] }
  pickupTimes: PickupTimes
  /** People that a departure needs. */
  minimumParticipants: number | null
  /** When the office decides about a departure with fewer. */
  decideDaysBefore: number | null
}

/** The most days before a tour on which its booking can close, or it's decided about. */
const mostDaysBefore = 60

/** The largest minimum of a tour's departures. */
const mostParticipants = 9999

/** The longest tour, in hours. */
const longestHours = 240

/**
 * A tour's form without its price lists, or all its errors.
 */
export function checkTour<Form extends TourFields>(tour: Form): Checked<Form> {
  const {
    totalHourDuration,
    regions,
    tags,
    inclusion,
    groupTypes,
    unavailabilityDates,
    pickupTimes,
    bookingCloses,
    minimumParticipants,
    decideDaysBefore,
  } = tour
  const isEndless =
    totalHourDuration !== null && !(totalHourDuration > 0 && totalHourDuration <= longestHours)
  const isRegionTwice = regions.mainRegion && regions.secondaryRegions.includes(regions.mainRegion)
  const isTagTwice = tags.mainTag && tags.secondaryTags.includes(tags.mainTag)
  const isItemTwice = inclusion.included.some((item) => inclusion.notIncluded.includes(item))
  return checkFields(tour, {
    name: filled('name', tour.name, 'catalogue_name_required'),
    number: filled('number', tour.number, 'tour_number_required'),
    totalHourDuration: checked(
      totalHourDuration,
      isEndless ? [{ field: 'totalHourDuration', code: 'duration_invalid' }] : [],
    ),
    regions: checked(
      regions,
      isRegionTwice ? [{ field: 'regions.secondaryRegions', code: 'main_region_secondary' }] : [],
    ),
    tags: checked(tags, isTagTwice ? [{ field: 'tags.secondaryTags', code: 'main_tag_secondary' }] : []),
    inclusion: checked(
      inclusion,
      isItemTwice ? [{ field: 'inclusion.notIncluded', code: 'item_in_both_lists' }] : [],
    ),
    groupTypes: checked(
      groupTypes,
      groupTypes.some(runsSometimes) ? [] : [{ field: 'groupTypes', code: 'tour_days_required' }],
    ),
    unavailabilityDates: checked(unavailabilityDates, unavailabilityDates.flatMap(closedIssues)),
    pickupTimes: checked(pickupTimes, pickupIssues(pickupTimes)),
    bookingCloses: checked(bookingCloses, closingIssues(bookingCloses)),
    minimumParticipants: checked(
      minimumParticipants,
      numberIssue('minimumParticipants', minimumParticipants, [1, mostParticipants]),
    ),
    decideDaysBefore: checked(
      decideDaysBefore,
      numberIssue('decideDaysBefore', decideDaysBefore, [0, mostDaysBefore]),
    ),
  })
}

function runsSometimes({ languages }: WeeklyAvailability): boolean {
  return languages.some(({ days }) => days.length > 0)
}

function closedIssues(closed: Unavailability, index: number): Issue[] {
  const field = (name: string) => `unavailabilityDates.${index}.${name}`
  const issues: Issue[] = []
  if (!closed.start_date) issues.push({ field: field('start_date'), code: 'start_date_required' })
  else if (!closed.end_date) issues.push({ field: field('end_date'), code: 'end_date_required' })
  else if (closed.end_date < closed.start_date)
    issues.push({ field: field('end_date'), code: 'end_before_start' })
  if (closed.languages.length === 0) issues.push({ field: field('languages'), code: 'language_required' })
  return issues
}

function closingIssues({ daysBefore, time }: TourFields['bookingCloses']): Issue[] {
  const isDays =
    daysBefore !== null && Number.isInteger(daysBefore) && daysBefore >= 0 && daysBefore <= mostDaysBefore
  const wrong = [...(isDays ? [] : ['daysBefore']), ...(readTime(time) === time ? [] : ['time'])]
  return wrong.map((field) => ({
    field: `bookingCloses.${field}`,
    code: 'booking_closes_invalid',
    params: { most: mostDaysBefore },
  }))
}

function numberIssue(field: string, number: number | null, [least, most]: [number, number]): Issue[] {
  const isFine = number === null || (Number.isInteger(number) && number >= least && number <= most)
  return isFine ? [] : [{ field, code: 'whole_number_invalid', params: { least, most } }]
}

function pickupIssues(pickupTimes: PickupTimes): Issue[] {
  return cities.flatMap((city) => {
    const time = pickupTimes[city]
    if (!time || readPickupTime(time).ok) return []
    return [{ field: `pickupTimes.${city}`, code: 'pickup_time_invalid' as const }]
  })
}

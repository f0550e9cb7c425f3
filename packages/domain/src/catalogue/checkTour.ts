import type { Issue } from '../decision.ts'
import { type PickupTimes, readPickupTime } from '../pricing/pickupTime.ts'
import type { TourDays, Unavailability, WeeklyAvailability } from './tour.ts'
import { cities, type Region } from './vocabulary.ts'

/** The fields of a tour that can be wrong. */
export interface TourFields extends TourDays {
  name: string
  number: string
  /** Hours. */
  totalHourDuration: number | null
  regions: { mainRegion: Region | null; secondaryRegions: Region[] }
  tags: { mainTag: string | null; secondaryTags: string[] }
  inclusion: { included: string[]; notIncluded: string[] }
  pickupTimes: PickupTimes
}

/** A tour lasts at most so many hours (HOLE-C57). */
const longestHours = 240

/** Everything wrong with a tour's form, its price lists aside (TOUR-17, TOUR-19, TOUR-24, TOUR-34, TAG-04, HOLE-C49). */
export function checkTour(tour: TourFields): Issue[] {
  const { regions, tags, inclusion, totalHourDuration: hours } = tour
  const issues: Issue[] = []
  if (tour.name.trim() === '') issues.push({ field: 'name', code: 'catalogue_name_required' })
  if (tour.number.trim() === '') issues.push({ field: 'number', code: 'tour_number_required' })
  if (hours !== null && !(hours > 0 && hours <= longestHours))
    issues.push({ field: 'totalHourDuration', code: 'duration_invalid' })
  if (regions.mainRegion && regions.secondaryRegions.includes(regions.mainRegion))
    issues.push({ field: 'regions.secondaryRegions', code: 'main_region_secondary' })
  if (tags.mainTag && tags.secondaryTags.includes(tags.mainTag))
    issues.push({ field: 'tags.secondaryTags', code: 'main_tag_secondary' })
  if (inclusion.included.some((item) => inclusion.notIncluded.includes(item)))
    issues.push({ field: 'inclusion.notIncluded', code: 'item_in_both_lists' })
  if (!tour.groupTypes.some(runsSometimes)) issues.push({ field: 'groupTypes', code: 'tour_days_required' })
  return [...issues, ...tour.unavailabilityDates.flatMap(closedIssues), ...pickupIssues(tour.pickupTimes)]
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

function pickupIssues(pickupTimes: PickupTimes): Issue[] {
  return cities.flatMap((city) => {
    const time = pickupTimes[city]
    if (!time || readPickupTime(time).ok) return []
    return [{ field: `pickupTimes.${city}`, code: 'pickup_time_invalid' as const }]
  })
}

import { none, type Slot, type State } from './state.ts'

/** Less than `tieBreak`: all dislikes of a plan together are less than the smallest price. */
const least = 1 / 1024
const ofCrew = 8 * least
const ofHours = least / 4

/** The most seats of a car in which a guide is used to driving alone. */
const mostAlone = 10

/**
 * What planners like less about a crew, between plans of equal cost: two people in a small car that the guide may drive,
 * a guide who guides and drives a larger one, a guide who only drives, and long tours for those who worked most.
 */
export function dislikeOf({ model }: State, { departure, vehicle, driver, guide }: Slot): number {
  const hours = model.hours[departure] ?? 0
  let dislike = guide === none ? 0 : model.people[guide]!.daysAbove * hours * ofHours
  if (driver === none || vehicle === none || vehicle >= model.cars) return dislike
  const { people, vehicles } = model
  const isSmall = vehicles[vehicle]!.seats <= mostAlone
  if (driver === guide) return isSmall ? dislike : dislike + ofCrew
  dislike += people[driver]!.daysAbove * hours * ofHours
  if (people[driver]!.isGuide) dislike += ofCrew
  if (isSmall && guide !== none && people[guide]!.mayDrive[vehicle]) dislike += ofCrew
  return dislike
}

import { list } from '../i18n/format.ts'

interface Tour {
  _id: string
  name: string
}

/** The tours that a coupon or discount applies to. */
export interface TourChoice {
  allTours: boolean
  tours: readonly string[]
}

interface Words {
  all: string
  count: (count: number) => string
}

/**
 * The tours of a coupon or discount on one line: all, up to three names, or their number. Inactive tours are
 * counted, but their names aren't known here.
 */
export function tourSummary({ allTours, tours }: TourChoice, active: readonly Tour[], words: Words): string {
  if (allTours) return words.all
  const names = active.filter(({ _id }) => tours.includes(_id)).map(({ name }) => name)
  return tours.length > 3 || names.length < tours.length ? words.count(tours.length) : list(names)
}

/**
 * The names of all its tours, including those that don't fit on the line; if it applies to all tours, the
 * words for that.
 */
export function tourTexts({ allTours, tours }: TourChoice, active: readonly Tour[], all: string[]): string[] {
  if (allTours) return all
  return active.filter(({ _id }) => tours.includes(_id)).map(({ name }) => name)
}

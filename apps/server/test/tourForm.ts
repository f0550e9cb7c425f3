import type { Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'

/** A valid tour form with a test's own values. */
export function tourForm(changes: Partial<TourInput> = {}): TourInput {
  return {
    name: 'Timna Park and the Red Canyon',
    number: 'N1',
    groupTypes: [{ group_type: 'small_group', languages: [{ language: 'english', days: [0, 3] }] }],
    ...changes,
  }
}

/** The body that the editor sends for a loaded tour: tags and highlights by their ids. */
export function formOf(tour: Tour): TourInput {
  const {
    tags,
    highlights,
    headLine: _,
    affiliationLink: __,
    lowPrice: ___,
    lowPrivatePrice: ____,
    ...rest
  } = tour
  return {
    ...rest,
    tags: { mainTag: tags.mainTag?._id ?? null, secondaryTags: tags.secondaryTags.map(({ _id }) => _id) },
    highlights: highlights.map(({ _id }) => _id),
  }
}

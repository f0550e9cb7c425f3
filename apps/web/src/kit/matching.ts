import { findable, findablePhone } from '@tourdesk/domain/search/findable'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'

/**
 * The items whose texts contain every word of the search, for lists that are loaded completely. Words are
 * compared as in the global search, but even a single letter may match anywhere in a word.
 */
export function matching<Row>(
  rows: readonly Row[],
  search: string | undefined,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  if (!search?.trim()) return rows
  const sought = soughtIn(search).map((spellings) => spellings.map((word) => word.trim()))
  return rows.filter((row) => {
    const text = textsOf(row)
      .flatMap((each) => [findable(each), findablePhone(each)])
      .join('\n')
    return sought.length > 0 && sought.every((spellings) => spellings.some((word) => text.includes(word)))
  })
}

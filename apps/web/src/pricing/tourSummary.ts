import { list } from '../i18n/format.ts'

interface Tour {
  _id: string
  name: string
}

interface Words {
  all: string
  count: (count: number) => string
}

/**
 * The tours of a coupon or discount in one line: all of them, up to three names, else how many (CCONST-17, CCONST-18,
 * HOLE-C70). Tours that are no longer active count, but have no name here.
 */
export function tourSummary(ids: readonly string[], active: readonly Tour[], words: Words): string {
  if (active.length > 0 && active.every(({ _id }) => ids.includes(_id))) return words.all
  const names = active.filter(({ _id }) => ids.includes(_id)).map(({ name }) => name)
  return ids.length > 3 || names.length < ids.length ? words.count(ids.length) : list(names)
}

import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'
import { unitGaps } from './unitGaps.ts'

/** Languages on a unit that none of its guides speaks. */
export const guideLanguage: Check<'guide_language'> = {
  severity: 'warn',
  find: (day) =>
    unitGaps(day, 'language').map(({ unit, gap }) => {
      const languages = gap.languages.toSorted()
      return { ...aboutUnit(unit), params: { languages }, facts: languages }
    }),
}

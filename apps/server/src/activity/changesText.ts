import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { leafChanges, type Step } from '@tourdesk/domain/activity/leafChanges'
import { fieldWords } from '@tourdesk/words/log/fieldWords'
import { orderFieldWords } from '@tourdesk/words/log/orderFieldWords'
import type { Locale } from '@tourdesk/words/vocabulary'

/** The most characters a cell of a workbook can hold. */
const longestCell = 32_000

/** Before and after, one line per changed value; null if nothing changed. */
export function changesText({ changes }: ActivityRow, locale: Locale): string | null {
  const lines = changes.flatMap(({ field, part, before, after }) =>
    leafChanges(before, after).map((leaf) => {
      const way = [part ?? '', wordOf(field), ...leaf.path.map(stepWord)].filter((word) => word !== '')
      return `${way.join(' · ')}: ${valueText(leaf.before)} → ${valueText(leaf.after)}`
    }),
  )
  return lines.length === 0 ? null : lines.join('\n').slice(0, longestCell)

  function wordOf(field: string): string {
    return words[locale].get(field) ?? field
  }

  function stepWord(step: Step): string {
    if ('field' in step) return wordOf(step.field)
    const { name, description, type, tour, pickup, dropoff, group_type, language } = step.item
    const word = name || description || type || tour || group_type || language
    if (typeof word === 'string') return wordOf(word)
    return [pickup, dropoff]
      .filter((city) => typeof city === 'string')
      .map(wordOf)
      .join(' – ')
  }
}

/** Made once, since a file of up to 100,000 rows needs them for each row. */
const words = { en: wordsOf('en'), he: wordsOf('he') }

function wordsOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...fieldWords[locale], ...orderFieldWords[locale] }))
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '–'
  if (typeof value !== 'object') return String(value)
  return 'name' in value && typeof value.name === 'string' ? value.name : JSON.stringify(value)
}

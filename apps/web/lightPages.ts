import type { Plugin } from 'vite'
import { formsFile } from './bundles.ts'
import { chunkOf, filesOf } from './chunks.ts'

/** Pages that are open all day, and come before a form is. */
const sources = [
  'src/home/HomePage.tsx',
  'src/orders/Operations.tsx',
  'src/orders/agency/AgencyOrders.tsx',
  'src/dispatch/board/DayBoard.tsx',
  'src/dispatch/boarding/BoardingPage.tsx',
  'src/dispatch/calendar/TourCalendar.tsx',
  'src/dispatch/check/DayCheckPage.tsx',
  'src/dispatch/day/DayPage.tsx',
]

/**
 * Fails the build if one of those pages loads what only forms need, a fifth of its code. Its dialogs and calendars load
 * after it: `lazyDialogOf`, `LazyDayInput`, `LazyRangeField`.
 */
export const lightPages: Plugin = {
  name: 'light-pages',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const withForms = new Set(chunks.filter(({ name }) => name === formsFile).map(({ fileName }) => fileName))
    if (withForms.size === 0) throw new Error(`no file is called ${formsFile}`)
    const heavy = sources.filter((source) =>
      [...filesOf(chunkOf(source, chunks), byName)].some((file) => withForms.has(file)),
    )
    if (heavy.length > 0) throw new Error(`loads the libraries of forms: ${heavy.join(', ')}`)
  },
}

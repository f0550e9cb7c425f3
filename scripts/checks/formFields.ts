import { dirname } from 'node:path'
import { isDrawnIn, labelledIn } from '../formFields.ts'
import { files, readText } from '../project.ts'
import { report } from './report.ts'

/** Fields drawn from a list in the domain, such as the currencies with a rate. */
const fromLists = ['settings/rates/RatesForm.tsx EUR', 'settings/rates/RatesForm.tsx ILS']
const screens = 'apps/web/src/'

const sources = files(`${screens}**/*.{ts,tsx}`)
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.slice(screens.length), text: readText(path) }))

report(
  sources
    .flatMap(({ path, text }) => labelledIn(text).map((field) => ({ path, field })))
    .filter(({ path, field }) => !fromLists.includes(`${path} ${field}`) && !isDrawnNear(path, field))
    .map(({ path, field }) => `${screens}${path}: nothing in its folder draws the field ${field}`),
)

/** True if the field is drawn in the form's folder or below it. */
function isDrawnNear(form: string, field: string): boolean {
  return sources.some(({ path, text }) => path.startsWith(`${dirname(form)}/`) && isDrawnIn(text, field))
}

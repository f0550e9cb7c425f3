import { dirname } from 'node:path'
import { entryFields } from '@tourdesk/domain/orders/fieldRules'
import { isDrawnIn, labelledIn } from '../formFields.ts'
import { files, readText } from '../project.ts'
import { report } from './report.ts'

/** Fields drawn from a list in the domain, such as the currencies with a rate. */
const fromLists = ['settings/rates/RatesForm.tsx EUR', 'settings/rates/RatesForm.tsx ILS']
const screens = 'apps/web/src/'

const sources = files(`${screens}**/*.{ts,tsx}`)
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.slice(screens.length), text: readText(path) }))

/** Each field of the order form asks whether it's closed, except the status. */
const orderForm = 'orders/form/'
const askedFor = sources
  .filter(({ path }) => path.startsWith(orderForm))
  .flatMap(({ text }) => [...text.matchAll(/isClosed\('(\w+)'\)/g)].map(([, field]) => field))

report([
  ...sources
    .flatMap(({ path, text }) => labelledIn(text).map((field) => ({ path, field })))
    .filter(({ path, field }) => !fromLists.includes(`${path} ${field}`) && !isDrawnNear(path, field))
    .map(({ path, field }) => `${screens}${path}: nothing in its folder draws the field ${field}`),
  ...Object.keys(entryFields)
    .filter((field) => field !== '_id' && field !== 'status' && !askedFor.includes(field))
    .map((field) => `${screens}${orderForm}: nothing draws a tour's field ${field}, or it's never locked`),
])

/** True if the field is drawn in the form's folder or below it. */
function isDrawnNear(form: string, field: string): boolean {
  return sources.some(({ path, text }) => path.startsWith(`${dirname(form)}/`) && isDrawnIn(text, field))
}

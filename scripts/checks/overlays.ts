import { overlaysOf } from '../overlaysOf.ts'
import { files, readText } from '../project.ts'
import { report } from './report.ts'

/** Building blocks of other overlays. */
const kit = [
  'dialog app/FormDialog.tsx',
  'dialog app/ReasonDialog.tsx',
  'dialog kit/dialog/ConfirmDialog.tsx',
  'dialog kit/dialog/Dialog.tsx',
  'dialog kit/dialog/FailedDialog.tsx',
  'menu kit/ActionMenu.tsx',
  'question kit/DeleteButton.tsx',
]
const screens = 'apps/web/src/'
const journeys = 'e2e/support/overlays/'

const opened = files(`${screens}**/*.{ts,tsx}`)
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.slice(screens.length), text: readText(path) }))
  .flatMap(({ path, text }) => overlaysOf(text).map((kind) => `${kind} ${path}`))
  .filter((overlay) => !kit.includes(overlay))
const tables = files(`${journeys}*.ts`).map(readText).join('\n')
const looked = [...tables.matchAll(/shows: '([^']+)'/g)].map(([, shown = '']) => shown)

report([
  ...opened
    .filter((overlay) => !looked.includes(overlay))
    .map((overlay) => `${overlay}: no journey in ${journeys} opens it`),
  ...looked
    .filter((overlay) => !opened.includes(overlay))
    .map((overlay) => `${journeys}: there is no ${overlay}`),
])

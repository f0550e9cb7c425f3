import type { Locator } from '@playwright/test'
import { choose } from '../fields.ts'
import type { Desk, Overlay } from './overlay.ts'

type Status = [english: string, hebrew: string]

const free: Status = ['Available', 'זמין']
const taken: Status = ['Unavailable', 'לא זמין']
const remove = ({ dialog }: Desk) => dialog.button('Delete', 'מחיקה')

function cell({ page, say }: Desk, status: Status): Locator {
  return page.getByRole('gridcell', { name: `: ${say(...status)}` }).first()
}

async function openTakenDay(desk: Desk): Promise<void> {
  const { page, say, dialog } = desk
  await cell(desk, free).press('Enter')
  await choose(page.getByRole('dialog'), say('Status', 'סטטוס'), say(...taken))
  await dialog.button('Save', 'שמירה').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await cell(desk, taken).press('Enter')
}

/** Overlays of guides, drivers, cars and suppliers, and their availability. */
export const fleet: Overlay[] = [
  {
    name: 'a new guide',
    shows: 'dialog fleet/RecordDialog.tsx',
    at: '/guides',
    opener: ({ main }) => main.button('New guide', 'מדריך חדש'),
  },
  {
    name: 'a guide',
    shows: 'dialog fleet/RecordDialog.tsx',
    at: '/guides',
    opener: ({ main }) => main.row(),
  },
  {
    name: 'deleting a guide',
    shows: 'question fleet/operators/DeleteOperator.tsx',
    at: '/guides',
    before: ({ main }) => main.row().press('Enter'),
    opener: remove,
  },
  { name: 'a car', shows: 'dialog fleet/RecordDialog.tsx', at: '/cars', opener: ({ main }) => main.row() },
  {
    name: 'a car supplier',
    shows: 'dialog fleet/RecordDialog.tsx',
    at: '/car_suppliers',
    opener: ({ main }) => main.row(),
  },
  {
    name: 'free days of a guide',
    shows: 'dialog fleet/availability/RangeDialog.tsx',
    at: '/guides/assignments',
    opener: (desk) => cell(desk, free),
  },
  {
    name: 'assigned days of a guide',
    shows: 'dialog fleet/availability/RangeDialog.tsx',
    at: '/guides/assignments',
    opener: (desk) => cell(desk, ['Assigned', 'משובץ']),
  },
  {
    name: 'freeing days of a guide',
    shows: 'question fleet/availability/RemoveRange.tsx',
    at: '/guides/assignments',
    before: openTakenDay,
    opener: remove,
  },
]

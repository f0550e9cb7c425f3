// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { LedgerMismatch } from '@tourdesk/contract/payments/ledgerMismatch'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../i18n/language.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { useMismatchColumns } from './useMismatchColumns.tsx'

afterEach(() => setLanguage('en'))

const refund: LedgerMismatch = {
  _id: 'm1',
  orderId: null,
  orderNumber: null,
  customer: '',
  statement: null,
  kind: 'card_refund',
  expected: null,
  found: 250,
  currency: 'ILS',
  transaction: { number: 'desk-217', day: '2026-03-02', authorization: '0000217' },
  foundAt: '2026-03-03T00:00:00.000Z',
  settledAt: null,
}
const total: LedgerMismatch = {
  ...refund,
  _id: 'm2',
  orderId: 'o1',
  orderNumber: 10547,
  customer: 'Dana Levi',
  kind: 'total',
  expected: 200,
  currency: 'USD',
  transaction: null,
}

test('a refund of the card company shows its amount, day and what the company says of it, also without an order', async () => {
  expect(await rowsIn('en')).toEqual([
    [
      '',
      '',
      'A refund that was made at the card companyTransaction desk-217, 02/03/2026, approval 0000217',
      '',
      '₪250.00',
      '3/3/2026 02:00',
      'Open',
    ],
    [
      '10547',
      'Dana Levi',
      'The price of the order and its ledger',
      '$200.00',
      '$250.00',
      '3/3/2026 02:00',
      'Open',
    ],
  ])
  expect((await rowsIn('he'))[0]).toEqual([
    '',
    '',
    'החזר שבוצע ישירות בחברת הסליקהעסקה desk-217, 02/03/2026, אישור 0000217',
    '',
    '₪250.00',
    '3/3/2026 02:00',
    'פתוח',
  ])
})

async function rowsIn(language: UiLanguage) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  setLanguage(language)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider>
        <RouterContextProvider router={router}>
          <Lines />
        </RouterContextProvider>
      </MantineProvider>,
    ),
  )
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  await act(async () => root.unmount())
  document.body.replaceChildren()
  return rows
}

function Lines() {
  return (
    <DataTable
      list="mismatches"
      label="Differences"
      columns={useMismatchColumns()}
      rows={[refund, total]}
      rowKey={({ _id }) => _id}
    />
  )
}

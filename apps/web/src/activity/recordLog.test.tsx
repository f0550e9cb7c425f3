// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../app/queryClient.ts'
import { setLanguage } from '../i18n/language.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'
import { RecordLog } from './RecordLog.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => setLanguage('en'))

const order = { entity: 'Order', entityId: 'o1', name: '10547' } as const
const rows: ActivityRow[] = [
  rowBy({ kind: 'person', name: 'Dana Levi' }, { ...order, event: 'order.changed', action: 'updated' }),
  rowBy({ kind: 'crew', name: 'Eitan Harari' }, { ...order, event: 'order.marked', action: 'marked' }),
  rowBy({ kind: 'partner', name: 'Carmel key' }, { ...order, event: 'order.placed', action: 'created' }),
  rowBy(
    { kind: 'job', name: 'daily rates' },
    { entity: 'Setting', entityId: 's1', name: 'rates', event: 'rates.fetched', action: 'rates fetched' },
  ),
  rowBy({ kind: 'job', name: 'messages' }, { ...order, event: 'order.changed', action: 'updated' }),
  rowBy(
    { kind: 'person', name: 'דנה לוי' },
    { entity: 'Tour', entityId: 't1', name: 'Masada', event: 'tour.deleted', action: 'deleted' },
  ),
]

const pricesOf = (small_group: number) => ({
  _id: 'l1',
  description: 'Summer',
  prices: [
    { pickup: 'jaffa', dropoff: 'herzliya', pickupTime: '07:00', prices: { small_group, transferFee: 10 } },
    {
      pickup: 'herzliya',
      dropoff: 'herzliya',
      pickupTime: null,
      prices: { small_group: 120, transferFee: 0 },
    },
  ],
})
const coupon = { _id: 'c1', name: 'Spring', code: 'SPRING26', discount: 0.1 }

test('AUD-02 a row says who did what to which thing and when, with a link; crew, keys and jobs go by their names', async () => {
  expect(await linesIn('en')).toEqual([
    ['Dana Levi changed order 10547', '2/3/2026 10:00', '/order/o1'],
    ['Eitan Harari changed a status in order 10547', '2/3/2026 10:00', '/order/o1'],
    ['Carmel key placed order 10547', '2/3/2026 10:00', '/order/o1'],
    ['Daily rates fetched the exchange rates', '2/3/2026 10:00', null],
    ['Automatic messages changed order 10547', '2/3/2026 10:00', '/order/o1'],
    ['דנה לוי deleted tour Masada', '2/3/2026 10:00', null],
  ])
  expect(await linesIn('he')).toEqual([
    ['Dana Levi: עדכון הזמנה 10547', '2/3/2026 10:00', '/order/o1'],
    ['Eitan Harari: שינוי סטטוס בהזמנה 10547', '2/3/2026 10:00', '/order/o1'],
    ['Carmel key: הזמנה חדשה 10547', '2/3/2026 10:00', '/order/o1'],
    ['שערים יומיים: שליפת שערי החליפין', '2/3/2026 10:00', null],
    ['הודעות אוטומטיות: עדכון הזמנה 10547', '2/3/2026 10:00', '/order/o1'],
    ['דנה לוי: מחיקת סיור Masada', '2/3/2026 10:00', null],
  ])
})

test('only what changed shows, in the words of the screens; of a price list just the one price', async () => {
  const changes: [ActivityRow['entity'], field: string, before: unknown, after: unknown][] = [
    ['Tour', 'pricesList', [pricesOf(119)], [pricesOf(126.5)]],
    ['Account', 'coupons', [coupon], [{ ...coupon, discount: 0.125 }]],
    ['Account', 'commissionRate', 10, 12.5],
    ['Account', 'allowPrivateGroup', false, true],
    ['Tour', 'groupTypes', ['small_group'], ['small_group', 'private_group']],
    ['Setting', 'officePhone', '', '*5555'],
  ]
  const changed = changes.map(([entity, field, before, after]) => ({
    ...rowBy({ kind: 'person', name: 'Dana Levi' }, { ...order, entity, event: null, action: 'updated' }),
    changes: [{ field, part: null, before, after }],
  }))
  const linesOf = async (language: UiLanguage) =>
    (await drawn(language, changed)).map((line) => [...line.querySelectorAll('ul > li')].map(textOf))
  expect(await linesOf('en')).toEqual([
    ['Price lists · Summer · Jaffa – Herzliya · Small: $119.00 → changed to $126.50'],
    ['Coupons · Spring · Discount: 10% → changed to 12.5%'],
    ['Commission Rate: 10% → changed to 12.5%'],
    ['Private groups: no → changed to yes'],
    ['Group types: Small Group → changed to Small Group, Private'],
    ['Office phone: empty → changed to *5555'],
  ])
  expect(await linesOf('he')).toEqual([
    ['מחירונים · Summer · יפו – הרצליה · קטנה: $119.00 ← כעת $126.50'],
    ['קופונים · Spring · הנחה: 10% ← כעת 12.5%'],
    ['אחוז עמלה: 10% ← כעת 12.5%'],
    ['קבוצות פרטיות: לא ← כעת כן'],
    ['סוגי קבוצה: קבוצה קטנה ← כעת קבוצה קטנה, קבוצה פרטית'],
    ['טלפון המשרד: ריק ← כעת *5555'],
  ])
})

function rowBy(
  actor: ActivityRow['actor'],
  about: Pick<ActivityRow, 'entity' | 'entityId' | 'name' | 'event' | 'action'>,
): ActivityRow {
  const at = '2026-03-02T08:00:00.000Z'
  return { ...about, _id: crypto.randomUUID(), at, actor, account: null, changes: [], facts: {} }
}

/** The lines of a log as shown: the sentence, the time, and the address behind the record's name. */
async function linesIn(language: UiLanguage) {
  return (await drawn(language, rows)).map((line) => [
    line.querySelector('div')?.textContent,
    line.querySelector('time')?.textContent,
    line.querySelector('a')?.getAttribute('href') ?? null,
  ])
}

async function drawn(language: UiLanguage, data: ActivityRow[]): Promise<Element[]> {
  vi.stubGlobal('fetch', async () => Response.json({ data, total: data.length, page: 1, limit: 10 }))
  setLanguage(language)
  const routeTree = createRootRoute({ component: () => <RecordLog thing="o1" /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(place.querySelectorAll('ol > li')).toHaveLength(data.length)))
  const lines = [...place.querySelectorAll('ol > li')].map((line) => line.cloneNode(true) as Element)
  await act(async () => root.unmount())
  queryClient.clear()
  place.remove()
  return lines
}

function textOf(element: Element): string | null {
  return element.textContent
}

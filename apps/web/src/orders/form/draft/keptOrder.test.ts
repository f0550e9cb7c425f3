import { newDraft } from '@tourdesk/domain/orders/newDraft'
import { expect, test } from 'vitest'
import { keptOrder } from './keptOrder.ts'

test('an order’s draft is fully restored, with the version it was typed into', () => {
  const draft = newDraft({ agency: null, agent: null }, [])
  draft.userInformation.firstName = 'Dana'
  for (const version of [null, '2026-03-02T08:00:00.000Z']) {
    const reasons = { oversell: 'A second bus comes' }
    const kept = JSON.parse(JSON.stringify({ version, draft, reasons }))
    expect(keptOrder(kept)).toEqual({ version, draft, reasons })
    expect(keptOrder({ ...kept, reasons: undefined })).toEqual({ version, draft, reasons: {} })
  }
})

test('an unreadable draft is ignored', () => {
  expect(() => keptOrder({ version: null, draft: { orderType: 'weekly' } })).toThrow()
  expect(() => keptOrder({ orderType: 'daily' })).toThrow()
})

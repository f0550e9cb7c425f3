import type { Desk, Overlay } from './overlay.ts'

/** The settings of the business. */
export const settings: Overlay[] = [
  {
    name: 'a new payment policy',
    shows: 'dialog settings/paymentPolicies/PolicyDialog.tsx',
    at: '/settings/payments',
    opener: ({ main }) => main.button('New policy', 'מדיניות חדשה'),
  },
  {
    name: 'deleting a payment policy',
    shows: 'question settings/paymentPolicies/DeletePolicy.tsx',
    at: '/settings/payments',
    before: openUnusedPolicy,
    opener: ({ dialog }) => dialog.button('Delete', 'מחיקה'),
  },
]

/** Opens a policy that nothing uses. */
async function openUnusedPolicy({ page, main }: Desk): Promise<void> {
  const name = `Half ${Date.now()}`
  const answer = await page.request.post('/api/v1/paymentPolicies', {
    data: { name, percent: 50, daysBefore: 7 },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await page.reload()
  await main.row(name).click()
}

import type { Page } from '@playwright/test'
import { dayAhead } from './days.ts'
import type { PlacedOrder } from './placeOrder.ts'

/** Records that a customer paid all that's open of an order in cash: at the desk, or to a guide or driver. */
export async function payInCash(
  page: Page,
  { _id }: PlacedOrder,
  heldBy: string | null = null,
): Promise<void> {
  const ledger = `/api/v1/orders/${_id}/ledger`
  const { balance }: { balance: number } = await (await page.request.get(ledger)).json()
  const data = { kind: 'payment', method: 'cash', amount: balance, day: dayAhead(0), heldBy }
  const answer = await page.request.post(ledger, { data: { ...data, clientKey: crypto.randomUUID() } })
  if (!answer.ok()) throw new Error(`The cash was refused: ${await answer.text()}`)
}

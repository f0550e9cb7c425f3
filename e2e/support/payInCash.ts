import type { Page } from '@playwright/test'
import { dayAhead } from './days.ts'
import type { PlacedOrder } from './placeOrder.ts'

interface Cash {
  /** The guide or driver who holds it; by default it's at the desk. */
  heldBy?: string
  /** The amount that's left to pay. */
  open?: number
}

/** Records that a customer paid the open amount of an order in cash. */
export async function payInCash(
  page: Page,
  { _id }: PlacedOrder,
  { heldBy, open = 0 }: Cash = {},
): Promise<void> {
  const ledger = `/api/v1/orders/${_id}/ledger`
  const { balance }: { balance: number } = await (await page.request.get(ledger)).json()
  const data = {
    kind: 'payment',
    method: 'cash',
    amount: balance - open,
    day: dayAhead(0),
    heldBy: heldBy ?? null,
  }
  const answer = await page.request.post(ledger, { data: { ...data, clientKey: crypto.randomUUID() } })
  if (!answer.ok()) throw new Error(`The cash was refused: ${await answer.text()}`)
}

import type { Page } from '@playwright/test'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'

/**
 * Agrees on a higher total for an unpaid order, so that it has a second charge. The page must be a super
 * user's.
 */
export async function raiseTotal(page: Page, id: string, customTotalPrice: number): Promise<void> {
  const order = await (await page.request.get(`/api/v1/orders/${id}`)).json()
  const data = { ...savedDraft(order), updatedAt: order.updatedAt, customTotalPrice }
  const answer = await page.request.put(`/api/v1/orders/${id}`, { data })
  if (!answer.ok()) throw new Error(`The total was refused: ${await answer.text()}`)
}

import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'
import { orderForm } from './orderForm.ts'

export type OrderDesk = ReturnType<typeof orderForm>

/** The open form of a new order, over the current page. */
export async function startOrder(page: Page, say: Say): Promise<OrderDesk> {
  const desk = orderForm(page, say)
  await desk.open()
  return desk
}

/** The open form of a saved order, over its page. */
export async function openOrder(page: Page, say: Say, { _id }: { _id: string }): Promise<OrderDesk> {
  await page.goto(`/order/${_id}?edit=true`)
  const desk = orderForm(page, say, page.getByRole('dialog', { name: say('Order', 'הזמנה') }))
  await desk.form.waitFor()
  return desk
}

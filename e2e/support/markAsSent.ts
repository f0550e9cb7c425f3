import type { Page } from '@playwright/test'

/** Marks every message that has to be sent manually as sent. */
export async function markAllAsSent(page: Page): Promise<void> {
  const call = async (method: 'get' | 'post', path: string) => {
    const answer = await page.request[method](`/api/v1/messages${path}`)
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
    return answer.json()
  }
  for (let list = await call('get', '?status=by_hand'); list.total > 0; ) {
    for (const { _id } of list.data) await call('post', `/${_id}/done`)
    list = await call('get', '?status=by_hand')
  }
}

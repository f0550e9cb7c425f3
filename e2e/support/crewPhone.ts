import type { APIRequestContext, Page } from '@playwright/test'

const api = '/api/v1'

export interface Member {
  _id: string
  firstName: string
  lastName: string
  mobilePhone: string
}

/** Opens a crew link on another phone, as the link's owner would. */
export async function enterByLink(phone: Page, link: string, { mobilePhone }: Member): Promise<void> {
  const token = link.split('/').at(-1)
  const phoneEnd = mobilePhone.replaceAll(/\D/g, '').slice(-4)
  await post(phone.request, 'crew/enter', { token, phoneEnd })
}

/** Makes a link as the office and opens it on a phone. */
export async function enterAs(office: Page, phone: Page, member: Member): Promise<void> {
  const { link } = await post(office.request, `operators/${member._id}/crewLinks`)
  await enterByLink(phone, link, member)
}

/** Sends events from a phone as if they had just happened; returns their results. */
export async function report(phone: Page, unit: string, ...events: object[]) {
  const at = new Date().toISOString()
  const stamped = events.map((event) => ({ _id: crypto.randomUUID(), tourCar: unit, at, ...event }))
  const { data } = await post(phone.request, 'crew/events', { events: stamped })
  return data
}

/** The guides or the drivers of the business. */
export async function membersOf(page: Page, role: 'guide' | 'driver'): Promise<Member[]> {
  const answer = await page.request.get(`${api}/operators?role=${role}`)
  return (await answer.json()).data
}

async function post(request: APIRequestContext, path: string, data: object = {}) {
  const answer = await request.post(`${api}/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

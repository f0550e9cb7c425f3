import type { Page } from '@playwright/test'
import { dayAhead, weekdayFrom } from './days.ts'
import { type LimitedAgency, limitedAgency } from './limitedAgency.ts'
import { placeOrder } from './placeOrder.ts'

export interface StatementNow {
  _id: string
  number: string | null
  hash: string
  total: number
  lines: {
    _id: string
    gross: number
    percent: number | null
    net: number
    order: { _id: string; number: number } | null
  }[]
}

interface Wish {
  name: string
  /** The last names of its customers, each with an order in a few weeks. */
  customers?: readonly string[]
  /** What it has owed for 40 days, in dollars. */
  owes?: number
}

/** An agency that pays for its orders itself, with orders to bill and a commission of 10 %; a super user must be signed in. */
export async function agencyToBill(
  page: Page,
  { name, customers = [], owes = 0 }: Wish,
): Promise<LimitedAgency> {
  const agency = await limitedAgency(page, { name, creditLimit: null, commission: 10 })
  if (owes > 0) await owe(page, agency, owes)
  for (const lastName of customers)
    await placeOrder(page, {
      tour: 'Jerusalem and the Dead Sea',
      day: weekdayFrom(24, 1),
      lastName,
      agency: agency._id,
      isOnAccount: true,
    })
  return agency
}

/** Records that an agency has owed an amount for 40 days, in dollars. */
export async function owe(page: Page, agency: { _id: string }, amount: number): Promise<void> {
  await post(page, `agencyAccounts/${agency._id}/postings`, {
    kind: 'opening',
    currency: 'USD',
    amount,
    day: dayAhead(-40),
    clientKey: crypto.randomUUID(),
  })
}

/** Drafts a statement of everything that an agency owes in dollars. */
export function draftStatement(page: Page, agency: { _id: string }): Promise<StatementNow> {
  return post(page, 'statements', {
    account: agency._id,
    currency: 'USD',
    from: dayAhead(-60),
    to: dayAhead(60),
    clientKey: crypto.randomUUID(),
  })
}

/** Drafts and confirms it. */
export async function confirmedStatement(page: Page, agency: { _id: string }): Promise<StatementNow> {
  const { _id, hash } = await draftStatement(page, agency)
  return post(page, `statements/${_id}/confirm`, { hash, clientKey: crypto.randomUUID() })
}

/** A statement of the demo business; it's drafted if there's none. */
export async function anyStatement(page: Page): Promise<string> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const [found] = (await read('statements?limit=1')).data
  if (found) return found._id
  for (const { agency } of (await read('agencyAccounts?limit=100')).data) {
    const draft = await draftStatement(page, agency).catch(() => null)
    if (draft) return draft._id
  }
  throw new Error('No agency has anything to bill')
}

async function post(page: Page, call: string, data: object): Promise<StatementNow> {
  const answer = await page.request.post(`/api/v1/${call}`, { data })
  if (!answer.ok()) throw new Error(`${call}: ${await answer.text()}`)
  return answer.json()
}

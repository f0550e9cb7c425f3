import type { Page } from '@playwright/test'
import { dayAhead } from './days.ts'

interface Wish {
  name: string
  /** In dollars. */
  creditLimit: number | null
  atLimit?: 'warn' | 'block'
  /** What it owes already, in dollars. */
  owes?: number
  /** In percent. */
  commission?: number
}

export interface LimitedAgency {
  _id: string
  name: string
  /** Username of its agent, with the password of the demo. */
  agent: string
}

/** Opens an agency with a credit limit, which pays for its orders itself, and an agent; a super user must be signed in. */
export async function limitedAgency(
  page: Page,
  { name, creditLimit, atLimit = 'block', owes, commission = 0 }: Wish,
): Promise<LimitedAgency> {
  const settlement = {
    creditLimit,
    atLimit,
    isPrepaid: false,
    warnBelow: null,
    basis: 'travel',
    paymentDays: 30,
    invoicing: 'net',
  }
  const made = await post(page, 'accounts', {
    name,
    mobilePhone: '03-5550188',
    doesAllowPaymentToAgency: true,
    commissionRate: commission,
    settlement,
  })
  const agent = `${name.toLowerCase().replaceAll(' ', '.')}.desk`
  await post(page, 'users', {
    firstName: 'Yael',
    lastName: 'Barak',
    email: agent,
    password: 'demo-tourdesk',
    accountId: made._id,
  })
  if (owes) await owe(page, made._id, owes)
  return { _id: made._id, name, agent }
}

async function post(page: Page, call: string, data: object): Promise<{ _id: string }> {
  const answer = await page.request.post(`/api/v1/${call}`, { data })
  if (!answer.ok()) throw new Error(`${call}: ${await answer.text()}`)
  return answer.json()
}

async function owe(page: Page, agency: string, amount: number): Promise<void> {
  await post(page, `agencyAccounts/${agency}/postings`, {
    kind: 'opening',
    currency: 'USD',
    amount,
    day: dayAhead(0),
    clientKey: crypto.randomUUID(),
  })
}

import { randomBytes } from 'node:crypto'
import { problemText } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { sql } from 'kysely'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Tx } from '../kernel/database.ts'
import { SettingsError } from '../kernel/env.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import { keepFirstSettings } from '../settings/keepSettings.ts'
import { business } from '../settings/sections/business.ts'
import { hashNewPassword } from './password.ts'
import { acceptPassword } from './passwords/acceptPassword.ts'
import { hasSuper, ownMainAccount } from './setUp/ownMainAccount.ts'

const lockKey = 7_011_004

/**
 * Runs at every start: creates the main account and the business settings once, and the owner named in the
 * settings while there's no super user.
 * @throws {SettingsError} for an owner's password that the screens would refuse
 */
export async function openFirstAccount({
  db,
  clock,
  env,
}: Pick<Product, 'db' | 'clock' | 'env'>): Promise<void> {
  const actor = { kind: 'job', name: 'first start' } as const
  authorize(actor, 'accounts.write')
  const now = clock.now()
  await inTransaction({ db }, async (tx) => {
    // Servers that start together take turns.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    const main = await tx.selectFrom('accounts').select('id').where('is_main', '=', true).executeTakeFirst()
    const accountId = main?.id ?? newId()
    if (!main) {
      await insertMainAccount(tx, accountId, env.mainAccountName, now)
      await keepFirstSettings(tx, business, { ...business.first, ...env }, now)
      await announce(
        tx,
        { actor, now },
        {
          name: 'account.created',
          subject: { id: accountId, name: env.mainAccountName, accountId },
          after: { name: env.mainAccountName, status: 'ACTIVE' },
        },
      )
    }
    if (!env.admin || (await hasSuper(tx))) return main ? unchanged(undefined) : undefined
    const { email, password } = env.admin
    const names = { firstName: '', lastName: '', mobilePhone: '' }
    const passwordHash = await hashNewPassword(await acceptPassword(password, email, wrongSetting))
    const { userId, others } = await ownMainAccount(tx, { email, ...names, passwordHash }, accountId, now)
    await announce(
      tx,
      { actor, now },
      { name: 'user.madeOwner', subject: { id: userId, name: email, accountId } },
      ...others,
    )
  })
}

function wrongSetting(code: ProblemCode): SettingsError {
  return new SettingsError([`ADMIN_PASSWORD: ${problemText(code)}`])
}

async function insertMainAccount(tx: Tx, id: string, name: string, now: Date): Promise<void> {
  await insertInto(tx, 'accounts', {
    id,
    is_main: true,
    name,
    status: 'ACTIVE',
    api_key: randomBytes(20).toString('hex'),
    logo: null,
    mobile_phone: '',
    commission_rate: 0,
    hashavshevet_agency_key: '',
    leave_site_msg: '',
    does_include_affiliation: false,
    daily_tours_only: false,
    does_allow_payment_to_agency: false,
    allow_private_group: true,
    payment_policy_id: null,
    messages_to_customers: 'all',
    contact_email: '',
    document_language: 'he',
    credit_limit_cents: null,
    at_limit: 'warn',
    is_prepaid: false,
    warn_below_cents: null,
    statement_basis: 'travel',
    payment_days: 30,
    invoicing: 'net',
    tax_id: '',
    prices_updated_at: now,
    created_at: now,
    updated_at: now,
  }).execute()
}

import { randomBytes } from 'node:crypto'
import { roleOfSuper } from '@tourdesk/domain/access/roles'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import { keepFirstSettings } from '../settings/keepSettings.ts'
import { business } from '../settings/sections/business.ts'
import { hashPassword } from './password.ts'

/**
 * First start: the main account, the settings of the business, and the owner that the settings name (HOLE-A4, HOLE-A56).
 * A later start changes nothing of it.
 */
export async function openFirstAccount({ db, clock, env }: Product): Promise<void> {
  const actor = { kind: 'job', name: 'first start' } as const
  authorize(actor, 'accounts.write')
  const now = clock.now()
  await inTransaction({ db }, async (tx) => {
    const main = await tx.selectFrom('accounts').select('id').where('is_main', '=', true).executeTakeFirst()
    if (main) return
    const accountId = await insertMainAccount(tx, env.mainAccountName, now)
    await keepFirstSettings(tx, business, env, now)
    await audit(tx, { actor, now }, { entity: 'Account', entityId: accountId, accountId, action: 'created' })
    if (env.admin) await insertOwner(tx, env.admin, accountId, now)
  })
}

async function insertMainAccount(tx: Tx, name: string, now: Date): Promise<string> {
  const id = newId()
  await tx
    .insertInto('accounts')
    .values({
      id,
      is_main: true,
      name,
      status: 'ACTIVE',
      api_key: randomBytes(20).toString('hex'),
      allow_private_group: true,
      prices_updated_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

async function insertOwner(
  tx: Tx,
  admin: NonNullable<Env['admin']>,
  accountId: string,
  now: Date,
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('users')
    .values({
      id,
      login: admin.email,
      password_hash: await hashPassword(admin.password),
      is_super: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .insertInto('memberships')
    .values({
      id: newId(),
      user_id: id,
      account_id: accountId,
      role: roleOfSuper,
      status: 'ACTIVE',
      created_at: now,
    })
    .execute()
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Product } from '../../kernel/product.ts'
import { hasSuper } from './ownMainAccount.ts'

/**
 * The link for creating the first owner in a browser, the same at every start until it's used. Null once
 * there's a super user.
 */
export async function setUpLink({ db, clock, secret, origin }: Product): Promise<string | null> {
  if (await hasSuper(db)) {
    await withoutEvent({ db }, (tx) => tx.deleteFrom('set_up_link').execute())
    return null
  }
  await withoutEvent({ db }, (tx) =>
    insertInto(tx, 'set_up_link', {
      only_row: true,
      nonce: randomBytes(32).toString('base64url'),
      created_at: clock.now(),
    })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const { nonce } = await db.selectFrom('set_up_link').select('nonce').executeTakeFirstOrThrow()
  return `${origin}/setup/${tokenOf(secret, nonce)}`
}

/** True while the printed link's token may create the first owner. Locks the link within a transaction. */
export async function isSetUpOpen(db: Db | Tx, secret: string, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('set_up_link')
    .select('nonce')
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!link || !isSame(token, tokenOf(secret, link.nonce))) return false
  return !(await hasSuper(db))
}

function tokenOf(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`set-up ${nonce}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

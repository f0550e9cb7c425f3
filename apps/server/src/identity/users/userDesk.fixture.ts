import { startServer } from '../../../test/as.ts'
import { newId } from '../../kernel/newId.ts'

/** The password of people created by a test. */
export const password = 'olive-grove-3'

/** A server with a super user and an admin of the main account, for tests of users. */
export async function openUserDesk() {
  const server = await startServer()
  const { as, clock, db, given } = server
  const main = await given.mainAccount()
  const boss = await given.user({ isSuper: true, firstName: 'Ruth' })
  const staff = await given.user({ role: 'ADMIN' })

  /** An agency with an owner, an admin and an agent. */
  async function givenAgency() {
    const account = await given.account()
    const [owner, admin, agent] = [
      await given.user({ account, role: 'OWNER' }),
      await given.user({ account, role: 'ADMIN' }),
      await given.user({ account, role: 'AGENT' }),
    ]
    return { account, owner, admin, agent }
  }

  const edit = (
    by: { id: string; login: string; password: string; name: string; account: { id: string } },
    id: string,
    body: object,
  ) => as(by).users.change({ params: { id }, body })

  function join(userId: string, accountId: string, role: 'OWNER' | 'ADMIN' | 'AGENT') {
    const row = { id: newId(), user_id: userId, account_id: accountId, role, created_at: clock.now() }
    return db
      .insertInto('memberships')
      .values({ ...row, status: 'ACTIVE' })
      .execute()
  }

  function membership(userId: string, accountId: string) {
    return db
      .selectFrom('memberships')
      .select(['role', 'status'])
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  }

  return { ...server, main, boss, staff, givenAgency, edit, join, membership }
}

/** The emails of a page of users, in order. */
export const emails = (page: { data: { email: string }[] }) => page.data.map(({ email }) => email)

import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { doJobs, lastToken } from '../../test/mailbox.ts'

const server = await startServer()
const { browser, db, given, product, stranger } = server
afterAll(server.close)

const password = 'olive-grove-3'
await given.mainAccount()
const agency = await given.account()

async function signIn({ login: email }: GivenUser, with_: string) {
  const visitor = browser()
  await visitor.auth.login({ body: { email, password: with_ } })
  return visitor
}

it('AUTH-21 HOLE-A34 people change their own password with the old one, and their other sessions end', async () => {
  for (const role of ['OWNER', 'AGENT'] as const) {
    const user = await given.user({ account: agency, role })
    const [here, phone] = [await signIn(user, user.password), await signIn(user, user.password)]
    await here.auth.changePassword({ body: { oldPassword: user.password, password } })
    expect(await here.auth.getCurrentUser()).toMatchObject({ _id: user.id })
    await here.auth.refreshToken()
    await expect(phone.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(phone.auth.refreshToken()).rejects.toMatchObject({ status: 401 })
    await expect(signIn(user, user.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await signIn(user, password)
    expect(await actionsOn(db, user.id)).toEqual(['password changed'])
    expect(JSON.stringify(await auditOf(db, user.id))).not.toContain(password)
  }
})

it('HOLE-A29 an agent without a mailbox can change the password that the agency chose', async () => {
  const agent = await given.user({ account: agency, role: 'AGENT', isProven: false })
  await db.updateTable('users').set({ login: 'omer.katz' }).where('id', '=', agent.id).execute()
  const session = await signIn({ ...agent, login: 'omer.katz' }, agent.password)
  await session.auth.changePassword({ body: { oldPassword: agent.password, password } })
  expect(await session.auth.getCurrentUser()).toMatchObject({ isProven: false })
  await signIn({ ...agent, login: 'omer.katz' }, password)
})

it('a wrong old password and a short new one have errors at their fields, and change nothing', async () => {
  const user = await given.user()
  const session = await signIn(user, user.password)
  await expect(
    session.auth.changePassword({ body: { oldPassword: 'not-mine', password } }),
  ).rejects.toMatchObject({ status: 400, issues: [{ field: 'oldPassword', code: 'old_password_wrong' }] })
  await expect(
    session.auth.changePassword({ body: { oldPassword: user.password, password: 'seven77' } }),
  ).rejects.toMatchObject({ status: 400, issues: [{ field: 'password', code: 'password_too_short' }] })
  await signIn(user, user.password)
})

it('HOLE-A39 someone at an unlocked screen can guess the old password five times in fifteen minutes', async () => {
  const user = await given.user()
  const session = await signIn(user, user.password)
  const guess = (oldPassword: string) => session.auth.changePassword({ body: { oldPassword, password } })
  for (let count = 0; count < 5; count += 1)
    await expect(guess(`guess-${count}`)).rejects.toMatchObject({ status: 400 })
  await expect(guess(user.password)).rejects.toMatchObject({ status: 429 })
})

it('HOLE-A35 a new password ends reset links mailed before', async () => {
  const user = await given.user()
  await stranger.auth.forgotPassword({ body: { email: user.login } })
  await doJobs(product)
  const token = await lastToken(db, user.login)
  expect(await stranger.auth.checkReset({ body: { token } })).toEqual({ success: true })
  const session = await signIn(user, user.password)
  await session.auth.changePassword({ body: { oldPassword: user.password, password } })
  for (const call of [
    stranger.auth.checkReset({ body: { token } }),
    stranger.auth.resetPassword({ body: { token, password } }),
  ])
    await expect(call).rejects.toMatchObject({ status: 409, code: 'reset_over' })
})

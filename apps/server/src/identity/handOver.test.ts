import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, startServer } from '../../test/as.ts'
import { givenApp } from '../../test/given/authenticator.ts'
import { givenPasskey } from '../../test/given/passkeyDevice.ts'
import { doJobs, lastToken } from '../../test/mailbox.ts'
import { withoutFactor } from '../../test/withoutFactor.ts'
import { newId } from '../kernel/newId.ts'

/* Somebody had a login before the person whose address it is. */
const server = await startServer({ env: { WEB_ORIGIN: 'https://desk.example' } })
const { as, browser, db, given, product, stranger } = server
afterAll(server.close)
beforeEach(() => db.deleteFrom('attempts').execute())

const main = await given.mainAccount()
const boss = await given.user({ isSuper: true })
const agency = await given.account({ name: 'Carmel Travel' })
const owner = await given.user({ account: agency })
const name = { firstName: 'Dana', lastName: 'Levi' }
const own = 'dana-alone-knows'
const freshAddress = () => `dana.${newId().slice(-8)}@operator.example`

/** A stranger who registered an address, with every factor there is. */
async function squatter(email: string) {
  const visitor = browser()
  const { _id: id } = await visitor.auth.signup({ body: { email, password: 'known-to-stranger' } })
  const { device } = await givenPasskey(server, id)
  return { visitor, id, device, ...(await givenApp(server, id)) }
}

async function accept(email: string, at: Browser) {
  const token = await lastToken(db, email)
  return at.auth.signupWithInvite({
    params: { token },
    body: { ...name, email, password: own, mobilePhone: '', token },
  })
}

async function resetByMail(email: string, at: Browser) {
  await stranger.auth.forgotPassword({ body: { email } })
  await doJobs(product)
  return at.auth.resetPassword({ body: { password: own, token: await lastToken(db, email) } })
}

const invite = (email: string, by = boss, accountId = main.id) =>
  as(by).invites.create({ body: { ...name, accountId, email, role: 'ADMIN' } })

describe('a stranger registered the address of somebody who is hired later, and set up an app and a passkey', () => {
  it('SEC-03 SEC-09 who accepts the invite is asked for nothing of the stranger’s, whose passkey opens nothing', async () => {
    for (const [by, account] of [
      [boss, main],
      [owner, agency],
    ] as const) {
      const email = freshAddress()
      const { device, id, visitor } = await squatter(email)
      await invite(email, by, account.id)
      const person = await withoutFactor(accept(email, browser()))
      expect(person).toMatchObject({ _id: id, role: 'ADMIN', hasSecondFactor: false, recoveryCodesLeft: 0 })
      const options = await stranger.passkeys.startSignIn()
      await expect(
        stranger.passkeys.signIn({ body: { assertion: device.sign(options) } }),
      ).rejects.toMatchObject({ code: 'passkey_wrong' })
      await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
      const known = await db.selectFrom('known_browsers').select('id').where('user_id', '=', id).execute()
      expect(known).toHaveLength(1)
    }
  })

  it('SEC-09 who chooses a new password by mail is asked for nothing of the stranger’s either', async () => {
    const email = freshAddress()
    await squatter(email)
    const person = await withoutFactor(resetByMail(email, browser()))
    expect(person).toMatchObject({ role: 'USER', hasSecondFactor: false })
    await invite(email)
    expect(await withoutFactor(accept(email, browser()))).toMatchObject({ role: 'ADMIN' })
  })

  it('SEC-09 somebody who works somewhere keeps their factor when their address is proven', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT', isProven: false })
    const { code } = await givenApp(server, agent.id)
    const entered = await resetByMail(agent.login, browser())
    if (!('secondFactor' in entered)) throw new Error('No second factor was asked for.')
    const { challenge } = entered.secondFactor
    expect(await stranger.auth.secondFactor({ body: { challenge, code: code() } })).toMatchObject({
      _id: agent.id,
    })
  })
})

describe('people who work nowhere', () => {
  it('SEC-02 SEC-03 SEC-04 have no second factors', async () => {
    const visitor = browser()
    await visitor.auth.signup({ body: { email: freshAddress(), password: own } })
    const id = newId()
    const calls = [
      () => visitor.secondFactor.get(),
      () => visitor.secondFactor.startApp(),
      () => visitor.secondFactor.confirmApp({ body: { code: '123456' } }),
      () => visitor.secondFactor.removeApp(),
      () => visitor.secondFactor.makeRecoveryCodes(),
      () => visitor.passkeys.list(),
      () => visitor.passkeys.start(),
      () => visitor.passkeys.rename({ params: { id }, body: { name: 'Phone' } }),
      () => visitor.passkeys.remove({ params: { id } }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  })

  it('SEC-11 HOLE-A42 a registration at the website doesn’t keep an agency from helping its own agent', async () => {
    const agent = await given.user({ account: agency, role: 'AGENT' })
    const row = { id: newId(), user_id: agent.id, account_id: main.id, created_at: server.clock.now() }
    await db
      .insertInto('memberships')
      .values({ ...row, role: 'USER', status: 'ACTIVE' })
      .execute()
    await givenApp(server, agent.id)
    await as(owner).secondFactor.takeAway({ params: { id: agent.id } })
    await as(owner).users.change({ params: { id: agent.id }, body: { password: 'olive-grove-3' } })
  })
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { codeOf, givenApp } from '../../../test/given/authenticator.ts'
import type { GivenUser } from '../../../test/given/ground.ts'
import { passkeyDevice } from '../../../test/given/passkeyDevice.ts'
import { doJobs, lastToken, mailsTo } from '../../../test/mailbox.ts'
import { withoutFactor } from '../../../test/withoutFactor.ts'
import { resetSecondFactor } from './removeFactors.ts'

const server = await startServer()
const { as, browser, clock, db, given, product, stranger } = server
afterAll(server.close)
beforeEach(async () => {
  clock.set('2026-03-02T10:00:00+02:00')
  await db.deleteFrom('attempts').execute()
})

const login = ({ login: email, password }: GivenUser, at: Browser = browser()) =>
  at.auth.login({ body: { email, password } })

/** The challenge of somebody with a second factor. */
async function challengeOf(user: GivenUser, at: Browser = browser()) {
  const entered = await login(user, at)
  if (!('secondFactor' in entered)) throw new Error('No second factor was asked for.')
  return entered.secondFactor
}

async function withApp(choice: Parameters<typeof given.user>[0] = {}) {
  const user = await given.user(choice)
  return { user, ...(await givenApp(server, user.id)) }
}

const over = { status: 409, code: 'challenge_over' }
const wrong = { status: 400, code: 'second_factor_wrong' }

describe('setting it up', () => {
  it('SEC-02 an app is switched on by a right code, and its secret is shown once', async () => {
    const user = await given.user()
    const { secondFactor, auth } = as(user)
    const { secret, address } = await secondFactor.startApp()
    expect(address).toMatch(/^otpauth:\/\/totp\/Tourdesk:.*secret=/)
    expect(await withoutFactor(login(user))).toMatchObject({ hasSecondFactor: false })
    await expect(secondFactor.confirmApp({ body: { code: '000000' } })).rejects.toMatchObject({
      issues: [{ field: 'code', code: 'second_factor_wrong' }],
    })
    const { recoveryCodes } = await secondFactor.confirmApp({ body: { code: codeOf(secret, clock.now()) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[A-Z2-9]{5}-[A-Z2-9]{5}$/.test(code))).toBe(true)
    expect(await auth.getCurrentUser()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
    expect(await secondFactor.get()).toMatchObject({ isOn: true, app: { isReadable: true } })
    // The code that switched it on doesn't sign in too.
    const { challenge } = await challengeOf(user)
    const code = codeOf(secret, clock.now())
    await expect(stranger.auth.secondFactor({ body: { challenge, code } })).rejects.toMatchObject(wrong)
    const log = JSON.stringify(await auditOf(db, user.id))
    for (const kept of [secret, ...recoveryCodes]) expect(log).not.toContain(kept)
    expect(await actionsOn(db, user.id)).toEqual(['second factor added'])
    expect((await mailsTo(db, user.login)).map(({ subject }) => subject)).toContain(
      'Authenticator app added | נוספה אפליקציית אימות',
    )
  })

  it('a second app takes the place of the first only with its own code, and the recovery codes stay', async () => {
    const { user, code, recoveryCodes } = await withApp()
    const { secondFactor } = as(user)
    const { secret } = await secondFactor.startApp()
    const old = await challengeOf(user)
    await stranger.auth.secondFactor({ body: { challenge: old.challenge, code: code() } })
    expect(await secondFactor.confirmApp({ body: { code: codeOf(secret, clock.now()) } })).toEqual({
      recoveryCodes: [],
    })
    clock.set('2026-03-02T10:01:00+02:00')
    const { challenge } = await challengeOf(user)
    await expect(stranger.auth.secondFactor({ body: { challenge, code: code() } })).rejects.toMatchObject(
      wrong,
    )
    await stranger.auth.secondFactor({ body: { challenge, code: codeOf(secret, clock.now()) } })
    const again = await challengeOf(user)
    await stranger.auth.secondFactor({ body: { challenge: again.challenge, recoveryCode: recoveryCodes[0] } })
  })

  it('SEC-12 without a sign-in or confirmation in the last ten minutes nothing about it changes', async () => {
    const { user, recoveryCodes } = await withApp()
    const agent = await given.user({ role: 'ADMIN' })
    await givenApp(server, agent.id)
    const { secondFactor } = as(user)
    await secondFactor.get()
    clock.set('2026-03-02T10:10:01+02:00')
    const calls = [
      () => secondFactor.startApp(),
      () => secondFactor.confirmApp({ body: { code: '123456' } }),
      () => secondFactor.removeApp(),
      () => secondFactor.makeRecoveryCodes(),
      () => secondFactor.takeAway({ params: { id: agent.id } }),
    ]
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'sign_in_again' })
    const { password } = user
    await expect(secondFactor.confirm({ body: { password } })).rejects.toMatchObject(wrong)
    await expect(
      secondFactor.confirm({ body: { password: 'not-mine', recoveryCode: recoveryCodes[0] } }),
    ).rejects.toMatchObject({ issues: [{ field: 'password', code: 'old_password_wrong' }] })
    await expect(secondFactor.removeApp()).rejects.toMatchObject({ code: 'sign_in_again' })
    await secondFactor.confirm({ body: { password, recoveryCode: recoveryCodes[0] } })
    await secondFactor.takeAway({ params: { id: agent.id } })
    await secondFactor.removeApp()
    expect(await withoutFactor(login(user))).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 })
  })

  it('an app is set up and switched off in several tabs at once, and every call gets its answer', async () => {
    const user = await given.user()
    const { secondFactor } = as(user)
    await secondFactor.startApp()
    const code = async (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    for (let round = 0; round < 30; round++) {
      if (round % 2) await db.deleteFrom('totp_secrets').where('user_id', '=', user.id).execute()
      const started = Array.from({ length: 4 }, () => code(secondFactor.startApp()))
      const removed = Array.from({ length: 4 }, () => code(secondFactor.removeApp()))
      expect(new Set(await Promise.all(started))).toEqual(new Set(['done']))
      expect(new Set(await Promise.all(removed))).toEqual(new Set(['not_found']))
    }
  })

  it('SEC-12 a confirmation is good for ten minutes, and not for another session of the same person', async () => {
    const user = await given.user()
    const [desk, phone] = [browser(), browser()]
    await login(user, desk)
    await login(user, phone)
    clock.set('2026-03-02T10:11:00+02:00')
    await desk.secondFactor.confirm({ body: { password: user.password } })
    await desk.secondFactor.startApp()
    await expect(phone.secondFactor.startApp()).rejects.toMatchObject({ code: 'sign_in_again' })
    clock.set('2026-03-02T10:21:00+02:00')
    await desk.auth.refreshToken()
    await desk.secondFactor.startApp()
    clock.set('2026-03-02T10:21:01+02:00')
    await expect(desk.secondFactor.startApp()).rejects.toMatchObject({ code: 'sign_in_again' })
  })

  it('SEC-12 what a session confirmed before a factor was added counts no longer, whatever the factor', async () => {
    const user = await given.user()
    const { password } = user
    const [thief, victim, key] = [browser(), browser(), browser()]
    const refused = { status: 403, code: 'sign_in_again' }
    await login(user, thief)
    clock.set('2026-03-02T10:09:00+02:00')
    await thief.secondFactor.confirm({ body: { password } })
    await login(user, victim)
    await thief.secondFactor.startApp()
    const { secret } = await victim.secondFactor.startApp()
    const code = codeOf(secret, clock.now())
    await victim.secondFactor.confirmApp({ body: { code } })
    const ways = [
      () => thief.passkeys.start(),
      () => thief.secondFactor.startApp(),
      () => thief.secondFactor.makeRecoveryCodes(),
      () => thief.secondFactor.removeApp(),
    ]
    for (const way of ways) await expect(way()).rejects.toMatchObject(refused)
    await expect(thief.secondFactor.confirm({ body: { password } })).rejects.toMatchObject(wrong)
    for (const way of ways) await expect(way()).rejects.toMatchObject(refused)

    // One session with the first factor doesn't stay confirmed when another one is added.
    clock.set('2026-03-02T10:10:00+02:00')
    const { challenge } = await challengeOf(user, key)
    await key.auth.secondFactor({ body: { challenge, code: codeOf(secret, clock.now()) } })
    const device = passkeyDevice(product.origin)
    const attestation = device.create(await victim.passkeys.start())
    await victim.passkeys.add({ body: { name: 'Phone', attestation } })
    await expect(key.secondFactor.startApp()).rejects.toMatchObject(refused)
    await victim.secondFactor.makeRecoveryCodes()
  })
})

describe('signing in with it', () => {
  it('SEC-05 the password alone gives a challenge and no cookie, the code then the session', async () => {
    const { user, code } = await withApp()
    const visitor = browser()
    const asked = await challengeOf(user, visitor)
    expect(asked).toMatchObject({ methods: ['code', 'recoveryCode'], expiresAt: '2026-03-02T08:05:00.000Z' })
    expect(await visitor.cookies()).toEqual({})
    await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    const body = { challenge: asked.challenge, code: code() }
    expect(await visitor.auth.secondFactor({ body })).toMatchObject({ _id: user.id })
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user.id })
    await expect(browser().auth.secondFactor({ body })).rejects.toMatchObject(over)
  })

  it('a code works once, within its step too, and one step early or late', async () => {
    const { user, base32 } = await withApp()
    const answer = async (code: string) => {
      const { challenge } = await challengeOf(user)
      return stranger.auth.secondFactor({ body: { challenge, code } })
    }
    const at = (time: string) => codeOf(base32, new Date(`2026-03-02T${time}+02:00`))
    await expect(answer(at('09:59:00'))).rejects.toMatchObject(wrong)
    await answer(at('09:59:30'))
    await expect(answer(at('09:59:30'))).rejects.toMatchObject(wrong)
    await answer(at('10:00:30'))
    await expect(answer(at('10:00:00'))).rejects.toMatchObject(wrong)
    await expect(answer(at('10:01:00'))).rejects.toMatchObject(wrong)
  })

  it('of two calls with the same code, or the same recovery code, one gets in', async () => {
    const { user, code, recoveryCodes } = await withApp()
    for (const proof of [{ code: code() }, { recoveryCode: recoveryCodes[0] }]) {
      const challenges = [await challengeOf(user), await challengeOf(user)]
      const results = await Promise.allSettled(
        challenges.map(({ challenge }) => stranger.auth.secondFactor({ body: { challenge, ...proof } })),
      )
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('SEC-04 each recovery code is good once, and new ones replace the old', async () => {
    const { user, recoveryCodes, code } = await withApp()
    const spend = async (recoveryCode: string | undefined) => {
      const { challenge } = await challengeOf(user)
      return stranger.auth.secondFactor({ body: { challenge, recoveryCode } })
    }
    const typed = recoveryCodes[0]?.toLowerCase().replace('-', ' ')
    expect(await spend(typed)).toMatchObject({ recoveryCodesLeft: 9 })
    await expect(spend(recoveryCodes[0])).rejects.toMatchObject(wrong)
    expect((await mailsTo(db, user.login)).map(({ subject }) => subject.split(' | ')[0])).toContain(
      'Recovery code used',
    )
    const { recoveryCodes: made } = await as(user).secondFactor.makeRecoveryCodes()
    await expect(spend(recoveryCodes[1])).rejects.toMatchObject(wrong)
    await spend(made[0])
    const stored = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute()
    expect(JSON.stringify(stored)).not.toContain(made[1])
    expect(code()).toHaveLength(6)
  })

  it('SEC-06 a challenge takes five tries and five minutes, and a wrong code says only that', async () => {
    const { user, code } = await withApp()
    const { challenge } = await challengeOf(user)
    for (let count = 0; count < 5; count += 1)
      await expect(stranger.auth.secondFactor({ body: { challenge, code: '12345' } })).rejects.toMatchObject({
        ...wrong,
        message: 'This code is not right',
      })
    await expect(stranger.auth.secondFactor({ body: { challenge, code: code() } })).rejects.toMatchObject(
      over,
    )
    const next = await challengeOf(user)
    await expect(
      stranger.auth.secondFactor({ body: { challenge: next.challenge, code: code() } }),
    ).rejects.toMatchObject({ status: 429 })
    await db.deleteFrom('attempts').execute()
    clock.set('2026-03-02T10:05:00+02:00')
    await expect(
      stranger.auth.secondFactor({ body: { challenge: next.challenge, code: code() } }),
    ).rejects.toMatchObject(over)
  })

  it('an open challenge dies with the factor, the password and the user’s account', async () => {
    const boss = as(await given.owner())
    const ends = [
      ({ user }: { user: GivenUser }) => as(user).secondFactor.removeApp(),
      ({ user }: { user: GivenUser }) => boss.secondFactor.takeAway({ params: { id: user.id } }),
      ({ user }: { user: GivenUser }) =>
        boss.users.change({ params: { id: user.id }, body: { password: 'olive-grove-3' } }),
    ]
    for (const end of ends) {
      const { user, code } = await withApp({ role: 'ADMIN' })
      const { challenge } = await challengeOf(user)
      await end({ user })
      await expect(stranger.auth.secondFactor({ body: { challenge, code: code() } })).rejects.toMatchObject(
        over,
      )
    }
    const { user, code } = await withApp({ role: 'ADMIN' })
    const { challenge } = await challengeOf(user)
    await boss.users.change({ params: { id: user.id }, body: { status: 'INACTIVE' } })
    await expect(stranger.auth.secondFactor({ body: { challenge, code: code() } })).rejects.toMatchObject({
      code: 'user_inactive',
    })
  })

  it('SEC-09 a new password by mail leads to the second factor, not straight in', async () => {
    const { user, code } = await withApp()
    await stranger.auth.forgotPassword({ body: { email: user.login } })
    await doJobs(product)
    const visitor = browser()
    const body = { password: 'olive-grove-3', token: await lastToken(db, user.login) }
    const entered = await visitor.auth.resetPassword({ body })
    expect(entered).toHaveProperty('secondFactor')
    expect(await visitor.cookies()).toEqual({})
    if ('secondFactor' in entered)
      await visitor.auth.secondFactor({ body: { challenge: entered.secondFactor.challenge, code: code() } })
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user.id })
  })

  it('SEC-17 before the password is right, nothing tells whether there is a second factor', async () => {
    const [{ user: withOne }, without] = [await withApp(), await given.user()]
    const answers = await Promise.all(
      [withOne.login, without.login, 'nobody@example.com'].map((email) =>
        stranger.auth.login({ body: { email, password: 'wrong-password' } }).catch((error) => error.toBody()),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await actionsOn(db, withOne.id)).toEqual([])
  })
})

describe('a trusted browser', () => {
  async function trusting(user: GivenUser, code: string) {
    const visitor = browser()
    const { challenge } = await challengeOf(user, visitor)
    await visitor.auth.secondFactor({ body: { challenge, code, trusts: true } })
    return visitor
  }
  const isAsked = async (user: GivenUser, at: Browser) => 'secondFactor' in (await login(user, at))

  it('SEC-08 is not asked for 30 days, but for a confirmation, until its session or the password ends', async () => {
    const { user, code, base32 } = await withApp()
    const home = await trusting(user, code())
    await home.auth.logout()
    expect(await isAsked(user, home)).toBe(false)
    expect(await isAsked(user, browser())).toBe(true)
    await expect(home.secondFactor.removeApp()).rejects.toMatchObject({ code: 'sign_in_again' })
    clock.set('2026-04-01T11:00:00+03:00')
    expect(await isAsked(user, home)).toBe(true)

    const again = await trusting(user, codeOf(base32, clock.now()))
    const id = (await again.ownSessions.list()).data[0]?._id ?? ''
    await again.ownSessions.end({ params: { id } })
    expect(await isAsked(user, again)).toBe(true)

    clock.set('2026-04-01T11:01:00+03:00')
    const third = await trusting(user, codeOf(base32, clock.now()))
    await third.auth.changePassword({ body: { oldPassword: user.password, password: 'olive-grove-3' } })
    expect(await isAsked({ ...user, password: 'olive-grove-3' }, third)).toBe(true)
  })

  it('is trusted for one person, and not by a cookie that was there before', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const shared = browser()
    await challengeOf(one.user, shared)
    const { challenge } = await challengeOf(one.user, shared)
    await shared.auth.secondFactor({ body: { challenge, code: one.code() } })
    const planted = (await shared.cookies()).tourdesk_browser
    clock.set('2026-03-02T10:01:00+02:00')
    const asked = await challengeOf(one.user, shared)
    await shared.auth.secondFactor({ body: { challenge: asked.challenge, code: one.code(), trusts: true } })
    expect((await shared.cookies()).tourdesk_browser).not.toBe(planted)
    expect(await isAsked(one.user, shared)).toBe(false)
    expect(await isAsked(other.user, shared)).toBe(true)
  })
})

describe('losing it', () => {
  it('SEC-11 a higher rank takes it away, all sessions end and the person gets a mail', async () => {
    const owner = await given.owner()
    const { user, code } = await withApp({ role: 'ADMIN' })
    const visitor = browser()
    const { challenge } = await challengeOf(user, visitor)
    await visitor.auth.secondFactor({ body: { challenge, code: code() } })
    await as(owner).secondFactor.takeAway({ params: { id: user.id } })
    await expect(visitor.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    expect(await withoutFactor(login(user))).toMatchObject({ hasSecondFactor: false })
    expect((await mailsTo(db, user.login)).map(({ subject }) => subject.split(' | ')[0])).toContain(
      'Second factor removed',
    )
    expect(await actionsOn(db, user.id)).toEqual(['second factor taken away'])
    await expect(as(owner).secondFactor.takeAway({ params: { id: user.id } })).rejects.toMatchObject({
      status: 404,
    })

    const boss = await given.user({ isSuper: true })
    const { user: otherBoss } = await withApp({ isSuper: true })
    await expect(as(boss).secondFactor.takeAway({ params: { id: otherBoss.id } })).rejects.toMatchObject({
      code: 'rank_too_low',
    })
    const home = { db, clock, origin: product.origin }
    expect(await resetSecondFactor(home, otherBoss.login.toUpperCase())).toBe('removed')
    expect(await resetSecondFactor(home, otherBoss.login)).toBe('none')
    expect(await resetSecondFactor(home, 'nobody@example.com')).toBe('unknown')
    await withoutFactor(login(otherBoss))
  })

  it('SEC-16 under another session secret the app asks for a new set-up, and recovery codes still work', async () => {
    const { user, code, recoveryCodes } = await withApp()
    const stored = await db
      .selectFrom('totp_secrets')
      .select('secret')
      .where('user_id', '=', user.id)
      .execute()
    expect(stored[0]?.secret).toHaveLength(12 + 16 + 20)
    // Sealed for somebody else it's as unreadable as under another session secret.
    const other = await withApp()
    const foreign = await db
      .selectFrom('totp_secrets')
      .select('secret')
      .where('user_id', '=', other.user.id)
      .executeTakeFirstOrThrow()
    await db.updateTable('totp_secrets').set(foreign).where('user_id', '=', user.id).execute()
    const asked = await challengeOf(user)
    expect(asked.methods).toEqual(['recoveryCode'])
    const answer = (proof: object) =>
      stranger.auth.secondFactor({ body: { challenge: asked.challenge, ...proof } })
    await expect(answer({ code: code() })).rejects.toMatchObject(wrong)
    await answer({ recoveryCode: recoveryCodes[0] })
    const { secondFactor } = as(user)
    expect(await secondFactor.get()).toMatchObject({ isOn: true, app: { isReadable: false } })
    const { secret } = await secondFactor.startApp()
    await secondFactor.confirmApp({ body: { code: codeOf(secret, clock.now()) } })
    expect(await secondFactor.get()).toMatchObject({ app: { isReadable: true } })
  })
})

it('SEC-15 the users list shows who has a second factor, and finds those who lack one', async () => {
  const agency = await given.account()
  const boss = await given.user({ account: agency })
  const { user: careful } = await withApp({ account: agency, role: 'ADMIN' })
  const careless = await given.user({ account: agency, role: 'AGENT' })
  const { users } = as(boss)
  const found = async (secondFactor?: string) => {
    const { data, total } = await users.list({ query: { limit: 10, secondFactor } })
    expect(total).toBe(data.length)
    return data.map(({ id }) => id).sort()
  }
  expect(await found()).toEqual([boss.id, careful.id, careless.id].sort())
  expect(await found('on')).toEqual([careful.id])
  expect(await found('off')).toEqual([boss.id, careless.id].sort())
  expect(await users.get({ params: { id: careful.id } })).toMatchObject({ hasSecondFactor: true })
  expect(await as(careless).users.get({ params: { id: careless.id } })).toMatchObject({
    hasSecondFactor: null,
  })
})

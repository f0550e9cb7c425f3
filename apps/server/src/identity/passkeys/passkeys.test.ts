import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { givenApp } from '../../../test/given/authenticator.ts'
import type { GivenUser } from '../../../test/given/ground.ts'
import { givenPasskey, passkeyDevice } from '../../../test/given/passkeyDevice.ts'
import { doJobs, lastToken, mailsTo } from '../../../test/mailbox.ts'
import { withoutFactor } from '../../../test/withoutFactor.ts'

const server = await startServer({ env: { WEB_ORIGIN: 'https://desk.example' } })
const { as, browser, clock, db, given, product, stranger } = server
afterAll(server.close)
beforeEach(async () => {
  clock.set('2026-03-02T10:00:00+02:00')
  await db.deleteFrom('attempts').execute()
})

const wrong = { status: 400, code: 'passkey_wrong' }
const over = { status: 409, code: 'challenge_over' }

async function withPasskey(choice: Parameters<typeof given.user>[0] = {}) {
  const user = await given.user(choice)
  return { user, ...(await givenPasskey(server, user.id)) }
}

type Device = ReturnType<typeof passkeyDevice>

async function signIn(device: Device, odd: Parameters<Device['sign']>[1] = {}, at: Browser = browser()) {
  const options = await at.passkeys.startSignIn()
  return at.passkeys.signIn({ body: { assertion: device.sign(options, odd) } })
}

async function challengeOf({ login: email, password }: GivenUser) {
  const entered = await browser().auth.login({ body: { email, password } })
  if (!('secondFactor' in entered)) throw new Error('No second factor was asked for.')
  return entered.secondFactor
}

const subjectsOf = async (login: string) =>
  (await mailsTo(db, login)).map(({ subject }) => subject.split(' | ')[0])

describe('adding one', () => {
  it('SEC-03 any number of passkeys, each with name, day added and last use, of the host of WEB_ORIGIN', async () => {
    const user = await given.user()
    const { passkeys } = as(user)
    const options = await passkeys.start()
    expect(options).toMatchObject({
      rp: { id: 'desk.example' },
      user: { name: user.login },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const phone = passkeyDevice('https://desk.example')
    const add = (device: Device, name: string, asked = options) =>
      passkeys.add({ body: { name, attestation: device.create(asked) } })
    expect((await add(phone, 'Phone')).recoveryCodes).toHaveLength(10)
    clock.set('2026-03-02T10:05:00+02:00')
    const key = passkeyDevice('https://desk.example')
    const again = await passkeys.start()
    expect(again.excludeCredentials).toEqual([
      { id: phone.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ])
    expect(await add(key, 'Key on my keyring', again)).toEqual({ recoveryCodes: [] })
    clock.set('2026-03-02T10:06:00+02:00')
    expect(await signIn(phone)).toMatchObject({ _id: user.id, recoveryCodesLeft: 10 })
    const { data } = await passkeys.list()
    expect(data).toEqual([
      {
        _id: expect.any(String),
        name: 'Phone',
        addedAt: '2026-03-02T08:00:00.000Z',
        lastUsedAt: '2026-03-02T08:06:00.000Z',
        signsInAlone: true,
      },
      expect.objectContaining({ name: 'Key on my keyring', lastUsedAt: null }),
    ])
    const [{ _id: id = '' } = {}] = data
    await passkeys.rename({ params: { id }, body: { name: 'New phone' } })
    await expect(passkeys.rename({ params: { id }, body: { name: ' ' } })).rejects.toMatchObject({
      issues: [{ field: 'name', code: 'name_required' }],
    })
    expect((await passkeys.list()).data.map(({ name }) => name)).toEqual(['New phone', 'Key on my keyring'])
    await passkeys.remove({ params: { id } })
    await expect(signIn(phone)).rejects.toMatchObject(wrong)
    expect(await actionsOn(db, user.id)).toEqual([
      'passkey added',
      'passkey added',
      'passkey renamed',
      'passkey removed',
    ])
    expect(await subjectsOf(user.login)).toEqual(
      expect.arrayContaining(['Passkey added', 'Second factor removed']),
    )
  })

  it('takes an answer to the person’s own open challenge, from our site and by a verified person', async () => {
    const [user, other] = [await given.user(), await given.user()]
    const add = (attestation: ReturnType<Device['create']>) =>
      as(user).passkeys.add({ body: { name: 'Phone', attestation } })
    const device = () => passkeyDevice('https://desk.example')
    const unreadable = { status: 400, code: 'passkey_unreadable' }
    for (const odd of [
      { origin: 'https://desk.example.evil.example' },
      { origin: 'http://desk.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ]) {
      const options = await as(user).passkeys.start()
      await expect(add(device().create(options, odd))).rejects.toMatchObject(unreadable)
    }
    const foreign = await as(other).passkeys.start()
    await expect(add(device().create(foreign))).rejects.toMatchObject(over)
    const forSignIn = await stranger.passkeys.startSignIn()
    const options = await as(user).passkeys.start()
    await expect(add(device().create({ ...options, challenge: forSignIn.challenge }))).rejects.toMatchObject(
      over,
    )
    const late = await as(user).passkeys.start()
    clock.set('2026-03-02T10:05:00+02:00')
    await expect(add(device().create(late))).rejects.toMatchObject(over)
    expect((await as(user).passkeys.list()).data).toEqual([])
  })

  it('the same passkey is added once, by the first who asks, and an answer works once', async () => {
    const [user, other] = [await given.user(), await given.user()]
    const device = passkeyDevice('https://desk.example')
    const attestation = device.create(await as(user).passkeys.start())
    const results = await Promise.allSettled(
      [1, 2].map(() => as(user).passkeys.add({ body: { name: 'Phone', attestation } })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(as(user).passkeys.add({ body: { name: 'Phone', attestation } })).rejects.toMatchObject(over)
    for (const who of [user, other]) {
      const again = device.create(await as(who).passkeys.start())
      await expect(
        as(who).passkeys.add({ body: { name: 'Mine', attestation: again } }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'passkey_known',
      })
    }
  })

  it('SEC-12 adding and deleting take a fresh sign-in, and nobody reaches somebody else’s', async () => {
    const { user, id } = await withPasskey()
    const other = await given.user()
    const mine = as(user).passkeys
    await mine.list()
    const theirs = as(other).passkeys
    for (const call of [
      () => theirs.rename({ params: { id }, body: { name: 'Mine' } }),
      () => theirs.remove({ params: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    const attestation = passkeyDevice(product.origin).create(await mine.start())
    clock.set('2026-03-02T10:10:01+02:00')
    for (const call of [
      () => mine.start(),
      () => mine.add({ body: { name: 'Late', attestation } }),
      () => mine.remove({ params: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'sign_in_again' })
  })

  it('the last factor takes the recovery codes along, one of two does not', async () => {
    const { user, id } = await withPasskey()
    await givenApp(server, user.id)
    const { secondFactor, passkeys, auth } = as(user)
    await secondFactor.removeApp()
    expect(await secondFactor.get()).toMatchObject({ isOn: true, app: null, recoveryCodesLeft: 10 })
    await givenApp(server, user.id)
    await passkeys.remove({ params: { id } })
    expect(await secondFactor.get()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    await secondFactor.removeApp()
    expect(await auth.getCurrentUser()).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 })
  })
})

describe('signing in', () => {
  it('SEC-07 a passkey alone signs in and counts as both factors', async () => {
    const { user, device } = await withPasskey()
    const visitor = browser()
    expect(await signIn(device, {}, visitor)).toMatchObject({ _id: user.id })
    expect(await visitor.auth.getCurrentUser()).toMatchObject({ _id: user.id, hasSecondFactor: true })
    expect(await visitor.secondFactor.makeRecoveryCodes()).toMatchObject({ recoveryCodes: expect.any(Array) })
    const { data } = await visitor.ownSessions.list()
    expect(await actionsOn(db, data[0]?._id ?? '')).toEqual(['signed in'])
    await signIn(device)
    expect(await subjectsOf(user.login)).toContain('New sign-in')
  })

  it('an answer works once, within five minutes, and only for what was asked', async () => {
    const { device } = await withPasskey()
    const assertion = device.sign(await stranger.passkeys.startSignIn())
    const results = await Promise.allSettled(
      [1, 2].map(() => stranger.passkeys.signIn({ body: { assertion } })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(stranger.passkeys.signIn({ body: { assertion } })).rejects.toMatchObject(over)
    await expect(signIn(device, { challenge: 'invented' })).rejects.toMatchObject(over)
    const late = device.sign(await stranger.passkeys.startSignIn())
    clock.set('2026-03-02T10:05:00+02:00')
    await expect(stranger.passkeys.signIn({ body: { assertion: late } })).rejects.toMatchObject(over)
  })

  it('another site, nobody verified, another key and a counter that goes back are refused alike', async () => {
    const { user, device } = await withPasskey()
    await signIn(device, { count: 7 })
    for (const odd of [
      { origin: 'https://evil.example' },
      { origin: 'https://desk.example:8443' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { count: 7 },
      { count: 6 },
    ]) {
      await db.deleteFrom('attempts').execute()
      await expect(signIn(device, { count: 8, ...odd })).rejects.toMatchObject(wrong)
    }
    await db.deleteFrom('attempts').execute()
    const forger = passkeyDevice('https://desk.example')
    forger.keepOwner(user.id)
    const options = await stranger.passkeys.startSignIn()
    const { id, rawId } = device.sign(options)
    const forged = { ...forger.sign(options), id, rawId }
    await expect(stranger.passkeys.signIn({ body: { assertion: forged } })).rejects.toMatchObject(wrong)
    await expect(signIn(forger)).rejects.toMatchObject(wrong)
    await signIn(device, { count: 8 })
  })

  it('a passkey of somebody deactivated or deleted opens nothing', async () => {
    const boss = as(await given.owner())
    const { user, device } = await withPasskey({ role: 'ADMIN' })
    await boss.users.change({ params: { id: user.id }, body: { status: 'INACTIVE' } })
    await expect(signIn(device)).rejects.toMatchObject({ status: 403, code: 'user_inactive' })
    await boss.users.change({ params: { id: user.id }, body: { status: 'ACTIVE' } })
    await signIn(device)
    await boss.users.remove({ params: { id: user.id } })
    await expect(signIn(device)).rejects.toMatchObject(wrong)
  })

  it('wrong passkeys have the limits of wrong passwords, and a right one gives its tries back', async () => {
    const { device } = await withPasskey()
    for (let count = 0; count < 8; count += 1) await signIn(device)
    for (let count = 0; count < 5; count += 1)
      await expect(signIn(device, { isVerified: false })).rejects.toMatchObject(wrong)
    await expect(signIn(device)).rejects.toMatchObject({ status: 429 })
  })

  it('once somebody else has set the password it only takes the place of a code', async () => {
    const boss = as(await given.owner())
    const { user, device } = await withPasskey({ role: 'ADMIN' })
    await boss.users.change({ params: { id: user.id }, body: { password: 'olive-grove-3' } })
    await expect(signIn(device)).rejects.toMatchObject(wrong)
    const { challenge, passkey } = await challengeOf({ ...user, password: 'olive-grove-3' })
    if (!passkey) throw new Error('No passkey was asked for.')
    const assertion = device.sign(passkey)
    expect(await browser().auth.secondFactor({ body: { challenge, assertion } })).toMatchObject({
      _id: user.id,
    })
  })

  it('who reads the mail of an unproven login gets it without passkeys of others, and keeps their own later', async () => {
    const { user, device } = await withPasskey({ isProven: false })
    const reset = async (password: string) => {
      await stranger.auth.forgotPassword({ body: { email: user.login } })
      await doJobs(product)
      await stranger.auth.resetPassword({ body: { password, token: await lastToken(db, user.login) } })
    }
    await reset('olive-grove-3')
    await expect(signIn(device)).rejects.toMatchObject(wrong)
    const { device: own } = await givenPasskey(server, user.id)
    await reset('olive-grove-4')
    await signIn(own)
  })
})

describe('as second factor', () => {
  it('answers the challenge of the password, once, and never somebody else’s', async () => {
    const { user, device } = await withPasskey()
    const other = await withPasskey()
    const asked = await challengeOf(user)
    expect(asked).toMatchObject({
      methods: ['passkey'],
      passkey: { rpId: 'desk.example', challenge: asked.challenge, userVerification: 'required' },
    })
    const answer = (challenge: string, assertion: ReturnType<Device['sign']>) =>
      browser().auth.secondFactor({ body: { challenge, assertion } })
    if (!asked.passkey) throw new Error('No passkey was asked for.')
    const refused = { status: 400, code: 'second_factor_wrong' }
    await expect(answer(asked.challenge, other.device.sign(asked.passkey))).rejects.toMatchObject(refused)
    const elsewhere = await challengeOf(other.user)
    if (!elsewhere.passkey) throw new Error('No passkey was asked for.')
    await expect(answer(asked.challenge, device.sign(elsewhere.passkey))).rejects.toMatchObject(refused)
    const alone = device.sign(await stranger.passkeys.startSignIn())
    await expect(answer(asked.challenge, alone)).rejects.toMatchObject(refused)
    const assertion = device.sign(asked.passkey)
    expect(await answer(asked.challenge, assertion)).toMatchObject({ _id: user.id })
    await expect(answer(asked.challenge, assertion)).rejects.toMatchObject(over)
    const next = await challengeOf(user)
    await expect(answer(next.challenge, assertion)).rejects.toMatchObject(refused)
  })

  it('confirms again together with the password', async () => {
    const { user, device } = await withPasskey()
    const other = await withPasskey()
    const { secondFactor, passkeys } = as(user)
    await passkeys.list()
    clock.set('2026-03-02T10:11:00+02:00')
    const { methods, passkey } = await secondFactor.startConfirm()
    expect(methods).toEqual(['passkey'])
    if (!passkey) throw new Error('No passkey was asked for.')
    const { password } = user
    const foreign = (await as(other.user).secondFactor.startConfirm()).passkey
    if (!foreign) throw new Error('No passkey was asked for.')
    await expect(
      secondFactor.confirm({ body: { password, assertion: device.sign(foreign) } }),
    ).rejects.toMatchObject(over)
    const assertion = device.sign(passkey)
    await expect(secondFactor.confirm({ body: { password: 'not-mine', assertion } })).rejects.toMatchObject({
      issues: [{ field: 'password', code: 'old_password_wrong' }],
    })
    await secondFactor.confirm({ body: { password, assertion } })
    await passkeys.start()
    await expect(secondFactor.confirm({ body: { password, assertion } })).rejects.toMatchObject(over)
  })

  it('a higher rank takes passkeys away too', async () => {
    const { user, device } = await withPasskey({ role: 'ADMIN' })
    await as(await given.owner()).secondFactor.takeAway({ params: { id: user.id } })
    await expect(signIn(device)).rejects.toMatchObject(wrong)
    const { login: email, password } = user
    await withoutFactor(browser().auth.login({ body: { email, password } }))
  })
})

import { contract } from '@tourdesk/contract/contract'
import { prefix, type Route } from '@tourdesk/contract/kernel/route'
import { callerPermissions } from '@tourdesk/domain/access/callers'
import type { FactorRule } from '@tourdesk/domain/identity/demands'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { codeOf, givenApp } from '../../../test/given/authenticator.ts'
import type { GivenUser } from '../../../test/given/ground.ts'
import { givenPasskey, passkeyDevice } from '../../../test/given/passkeyDevice.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { makeSuper } from '../makeSuper.ts'

const server = await startServer()
const { app, as, browser, clock, db, given, product } = server
afterAll(server.close)

const main = await given.mainAccount()
const owner = await given.owner()
beforeEach(async () => {
  clock.set('2026-03-02T10:00:00+02:00')
  await db.deleteFrom('security_rules').execute()
  await db.deleteFrom('attempts').execute()
})

const required = { status: 403, code: 'second_factor_required' }
const kept = { status: 409, code: 'second_factor_kept' }

const demand = (secondFactorFrom: FactorRule, by: GivenUser = owner) =>
  as(by).securitySettings.change({ body: { secondFactorFrom, idleMinutes: null } })

const pass = (day: string) => clock.set(`${day}T10:00:01+02:00`)

async function signIn({ login: email, password }: GivenUser, at = browser()): Promise<Browser> {
  await at.auth.login({ body: { email, password } })
  return at
}

/** What somebody's session says of their second factor, and whether the product is open to them. */
async function standing(user: GivenUser) {
  const { needsSecondFactor, secondFactorDueAt, mustSetUpFactor } = await as(user).auth.getCurrentUser()
  const isOpen = await as(user)
    .views.list({ query: { list: 'operations' } })
    .then(
      () => true,
      (error: { code: string }) => error.code !== 'second_factor_required',
    )
  return {
    needs: needsSecondFactor,
    due: secondFactorDueAt?.slice(0, 10) ?? null,
    isOpen: isOpen && !mustSetUpFactor,
  }
}

describe('SEC-10', () => {
  it('SEC-10 the owner requires a second factor of owners or everyone, who have 14 days; then only the set-up is open', async () => {
    expect(await as(owner).securitySettings.get()).toMatchObject({ secondFactorFrom: 'nobody' })
    const [admin, boss] = [await given.user({ role: 'ADMIN' }), await given.user({ isSuper: true })]
    const agency = await given.account()
    const [agencyOwner, agent] = [
      await given.user({ account: agency }),
      await given.user({ account: agency, role: 'AGENT' }),
    ]
    await demand('owners')
    const free = { needs: false, due: null, isOpen: true }
    const due = { needs: true, due: '2026-03-16', isOpen: true }
    expect(await Promise.all([owner, boss, admin, agencyOwner].map(standing))).toEqual([due, due, free, free])
    pass('2026-03-04')
    await demand('everyone')
    await demand('everyone', agencyOwner)
    expect(await Promise.all([owner, admin, agencyOwner, agent].map(standing))).toEqual([
      due,
      ...Array(3).fill({ ...due, due: '2026-03-18' }),
    ])
    pass('2026-03-16')
    const over = { ...due, isOpen: false }
    expect(await Promise.all([owner, boss, admin].map(standing))).toEqual([
      over,
      over,
      { ...due, due: '2026-03-18' },
    ])
    pass('2026-03-18')
    expect((await Promise.all([admin, agent].map(standing))).map(({ isOpen }) => isOpen)).toEqual([
      false,
      false,
    ])

    // The password alone gives a session that only sets up a factor.
    const desk = await signIn(admin)
    await expect(desk.users.list({ query: {} })).rejects.toMatchObject(required)
    const { secret } = await desk.secondFactor.startApp()
    await desk.secondFactor.confirmApp({ body: { code: codeOf(secret, clock.now()) } })
    expect(await desk.auth.getCurrentUser()).toMatchObject({
      mustSetUpFactor: false,
      secondFactorDueAt: null,
    })
    expect((await desk.users.list({ query: {} })).data.length).toBeGreaterThan(0)
  })

  it('every other call of the contract is refused on the server, whoever makes it', async () => {
    await demand('everyone')
    pass('2026-03-17')
    const { tourdesk_access = '' } = await (await signIn(owner)).cookies()
    const withoutLogin = new Set<string>(Object.values(callerPermissions).flat())
    const open: string[] = []
    for (const [feature, routes] of Object.entries(contract))
      for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
        if (route.access === 'public' || withoutLogin.has(route.access)) continue
        const answer = await app.inject({
          method: route.method,
          url: `${prefix}${route.path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')}`,
          cookies: { tourdesk_access },
          ...(route.method !== 'GET' && { payload: {} }),
        })
        if (answer.json().code !== 'second_factor_required') open.push(`${feature}.${name}`)
      }
    expect(open.sort()).toEqual([
      'auth.getCurrentUser',
      'auth.noteUse',
      'passkeys.add',
      'passkeys.list',
      'passkeys.start',
      'secondFactor.confirm',
      'secondFactor.confirmApp',
      'secondFactor.get',
      'secondFactor.startApp',
      'secondFactor.startConfirm',
    ])
  })

  it('people who are signed in hear of it, go on for 14 days and are stopped by their next call', async () => {
    const admin = await given.user({ role: 'ADMIN' })
    const desk = await signIn(admin)
    const notices = await noticesOf(product, () => demand('everyone'))
    expect(notices).toEqual([{ topic: 'settings', days: [], by: owner.id, accountId: 'all' }])
    expect(await desk.auth.getCurrentUser()).toMatchObject({ secondFactorDueAt: '2026-03-16T08:00:00.000Z' })
    pass('2026-03-16')
    await desk.auth.refreshToken().catch(() => {})
    const late = await signIn(admin)
    await expect(late.orders.place({ body: {} as never })).rejects.toMatchObject(required)
    // From the tab of somebody else, the answer is about whose page it is.
    const tab = late.tab({ userId: owner.id, accountId: main.id })
    await expect(tab.users.list({ query: {} })).rejects.toMatchObject({ code: 'person_switched' })
    await demand('nobody', await withApp())
    expect((await late.users.list({ query: {} })).data.length).toBeGreaterThan(0)
  })

  it('somebody in two accounts needs it for both, also while they work in the one that does not ask for it', async () => {
    const [asking, other] = [await given.account(), await given.account()]
    const head = await given.user({ account: asking })
    const agent = await given.user({ account: other, role: 'AGENT' })
    await db
      .insertInto('memberships')
      .values({
        id: crypto.randomUUID(),
        user_id: agent.id,
        account_id: asking.id,
        role: 'AGENT',
        status: 'ACTIVE',
        created_at: clock.now(),
      })
      .execute()
    await demand('everyone', head)
    pass('2026-03-16')
    expect(await standing(agent)).toEqual({ needs: true, due: '2026-03-16', isOpen: false })
    await as(agent)
      .auth.setUserAccount({ body: { accountId: asking.id } })
      .then(
        () => expect.fail('It switched.'),
        (error) => expect(error).toMatchObject(required),
      )
    // Once they no longer belong there, nothing is asked of them.
    await as(await withApp({ account: asking })).users.remove({ params: { id: agent.id } })
    expect(await standing(agent)).toEqual({ needs: false, due: null, isOpen: true })
  })

  it('a super user who moves into an agency needs what the main account asks for, not what the agency does', async () => {
    const agency = await given.account()
    const head = await given.user({ account: agency })
    const boss = await given.user({ isSuper: true })
    await demand('everyone', head)
    pass('2026-03-17')
    const desk = await signIn(boss)
    expect(await desk.auth.setUserAccount({ body: { accountId: agency.id } })).toMatchObject({
      needsSecondFactor: false,
    })
    await demand('owners')
    clock.set('2026-03-31T10:00:02+02:00')
    const late = await signIn(boss)
    await expect(late.auth.setUserAccount({ body: { accountId: main.id } })).rejects.toMatchObject(required)
  })

  it('nobody removes their last factor while it is required; another one may take its place', async () => {
    const admin = await given.user({ role: 'ADMIN' })
    const app = await givenApp(server, admin.id)
    await demand('everyone')
    const { secondFactor, passkeys } = as(admin)
    await expect(secondFactor.removeApp()).rejects.toMatchObject(kept)
    expect(await secondFactor.get()).toMatchObject({
      isOn: true,
      recoveryCodesLeft: app.recoveryCodes.length,
    })
    await givenPasskey(server, admin.id)
    await secondFactor.removeApp()
    const [passkey] = (await passkeys.list()).data
    await expect(passkeys.remove({ params: { id: passkey?._id ?? '' } })).rejects.toMatchObject(kept)
    expect((await passkeys.list()).data).toHaveLength(1)
    await demand('nobody', await withApp())
    await passkeys.remove({ params: { id: passkey?._id ?? '' } })
    expect(await secondFactor.get()).toMatchObject({ isOn: false })
  })

  it('a factor that the office took away leads to the set-up at once, once the 14 days are over', async () => {
    const agency = await given.account()
    const [head, agent] = [
      await withApp({ account: agency }),
      await given.user({ account: agency, role: 'AGENT' }),
    ]
    await givenApp(server, agent.id)
    await demand('everyone', head)
    pass('2026-03-20')
    await as(head).secondFactor.takeAway({ params: { id: agent.id } })
    expect(await standing(agent)).toMatchObject({ isOpen: false })
  })

  it('a passkey is a factor, for somebody whose login is a username too', async () => {
    const agency = await given.account()
    const head = await withApp({ account: agency })
    const username = 'desk.agent'
    await as(head).users.create({
      body: { firstName: 'Shira', lastName: 'Katz', email: username, password: 'olive-grove-3' } as never,
    })
    await demand('everyone', head)
    pass('2026-03-17')
    const desk = browser()
    await desk.auth.login({ body: { email: username, password: 'olive-grove-3' } })
    await expect(desk.orders.agency()).rejects.toMatchObject(required)
    const device = passkeyDevice(product.origin)
    const attestation = device.create(await desk.passkeys.start())
    await desk.passkeys.add({ body: { name: 'Phone', attestation } })
    expect((await desk.orders.agency()).total).toBe(0)
    const phone = browser()
    await phone.passkeys.signIn({ body: { assertion: device.sign(await phone.passkeys.startSignIn()) } })
    expect((await phone.orders.agency()).total).toBe(0)
  })

  it('people who come later, get a role later or are let in again have 14 days of their own', async () => {
    const head = await withApp()
    const admin = await given.user({ role: 'ADMIN' })
    await demand('owners', head)
    pass('2026-04-01')
    expect(await standing(await given.user())).toMatchObject({ due: '2026-04-15', isOpen: true })
    await makeSuper(server, admin.login)
    expect(await standing(admin)).toMatchObject({ due: '2026-04-15', isOpen: true })
    const agency = await given.account()
    const [boss, agent] = [
      await withApp({ account: agency }),
      await given.user({ account: agency, role: 'AGENT' }),
    ]
    await demand('everyone', boss)
    const change = (body: { status: 'ACTIVE' | 'INACTIVE' }) =>
      as(boss).users.change({ params: { id: agent.id }, body })
    await change({ status: 'INACTIVE' })
    pass('2026-05-01')
    await change({ status: 'ACTIVE' })
    expect(await standing(agent)).toMatchObject({ due: '2026-05-15', isOpen: true })
  })

  it('owners who lock themselves out get in again by setting one up, also after ten minutes', async () => {
    const agency = await given.account()
    const head = await given.user({ account: agency })
    await demand('everyone', head)
    pass('2026-03-17')
    const desk = await signIn(head)
    clock.set('2026-03-17T10:14:00+02:00')
    await expect(desk.secondFactor.startApp()).rejects.toMatchObject({ code: 'sign_in_again' })
    expect(await desk.secondFactor.startConfirm()).toMatchObject({ methods: [] })
    await desk.secondFactor.confirm({ body: { password: head.password } })
    const { secret } = await desk.secondFactor.startApp()
    await desk.secondFactor.confirmApp({ body: { code: codeOf(secret, clock.now()) } })
    expect(await desk.securitySettings.get()).toMatchObject({ secondFactorFrom: 'everyone' })
  })
})

describe('the settings', () => {
  it('SEC-12 are each account’s own, take a fresh sign-in, and are in the log', async () => {
    const agency = await given.account()
    const head = await given.user({ account: agency })
    const desk = await signIn(head)
    await desk.securitySettings.change({ body: { secondFactorFrom: 'everyone', idleMinutes: 60 } })
    expect(await as(owner).securitySettings.get()).toMatchObject({
      secondFactorFrom: 'nobody',
      idleMinutes: null,
    })
    clock.set('2026-03-02T10:10:01+02:00')
    await expect(
      desk.securitySettings.change({ body: { secondFactorFrom: 'nobody', idleMinutes: null } }),
    ).rejects.toMatchObject({ status: 403, code: 'sign_in_again' })
    expect((await auditOf(db, agency.id)).map(({ action, details }) => [action, details])).toEqual([
      [
        'security changed',
        {
          before: { secondFactorFrom: 'nobody', idleMinutes: null },
          after: { secondFactorFrom: 'everyone', idleMinutes: 60 },
        },
      ],
    ])
  })

  it('keep two people from overwriting each other, and refuse what an account can’t ask for', async () => {
    const { updatedAt } = await as(owner).securitySettings.get()
    const body = { secondFactorFrom: 'owners', idleMinutes: 60, updatedAt } as const
    await as(owner).securitySettings.change({ body })
    await expect(as(owner).securitySettings.change({ body })).rejects.toMatchObject({
      code: 'changed_by_another',
    })
    const head = await given.user({ account: await given.account() })
    await expect(
      as(head).securitySettings.change({ body: { secondFactorFrom: 'owners', idleMinutes: 14 } }),
    ).rejects.toMatchObject({
      issues: [
        { field: 'secondFactorFrom', code: 'factor_rule_invalid' },
        { field: 'idleMinutes', code: 'idle_minutes_invalid' },
      ],
    })
  })
})

/** An owner who has their second factor. */
async function withApp(choice: Parameters<typeof given.user>[0] = {}): Promise<GivenUser> {
  const user = await given.user(choice)
  await givenApp(server, user.id)
  return user
}

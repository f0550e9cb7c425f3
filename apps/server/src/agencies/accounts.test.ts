import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { newId } from '../kernel/newId.ts'

const server = await startServer()
const { as, browser, clock, db, given } = server
afterAll(server.close)

const main = await given.mainAccount()
const owner = await given.owner()
const boss = await given.user({ isSuper: true })
const form = { name: 'Negev Horizons', mobilePhone: '08-6550011' }
const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name)

describe('the agencies list', () => {
  it('ACC-04 ACC-05 API-15 HOLE-A12 HOLE-A53 can be searched by part of the name and by status, and is sorted by name', async () => {
    for (const [name, status] of [
      ['zion Tours', 'ACTIVE'],
      ['Zamir Tours', 'INACTIVE'],
      ['Ziv 100% Tours', 'PENDING'],
    ] as const)
      await given.account({ name, status })
    const list = (query: object) => as(owner).agencies.list({ query: { limit: 100, ...query } })
    expect(names(await list({ name: 'TOURS' }))).toEqual(['Zamir Tours', 'zion Tours', 'Ziv 100% Tours'])
    expect(names(await list({ name: 'tours', status: ['PENDING', 'ACTIVE'] }))).toEqual([
      'zion Tours',
      'Ziv 100% Tours',
    ])
    expect(names(await list({ name: '0%' }))).toEqual(['Ziv 100% Tours'])
    expect(await list({ name: 'tours', limit: 1, page: 2 })).toMatchObject({ total: 3, page: 2, limit: 1 })
  })

  it('HOLE-A5 super users and its own members can enter an active agency', async () => {
    const [open, waiting] = [await given.account(), await given.account({ status: 'PENDING' })]
    const canEnter = async (user: typeof owner, id: string) => {
      const page = await as(user).agencies.list({ query: { limit: 100 } })
      return page.data.find((row) => row.id === id)?.canEnter
    }
    expect(await canEnter(boss, open.id)).toBe(true)
    expect(await canEnter(boss, waiting.id)).toBe(false)
    expect(await canEnter(owner, open.id)).toBe(false)
    expect(await canEnter(owner, main.id)).toBe(true)
  })
})

describe('opening an agency', () => {
  it('API-16 API-17 ACC-24 ACC-25 ACC-28 ACC-29 ACC-30 ACC-31 ACC-32 ACC-33 ACC-34 ACC-35 HOLE-A52 HOLE-A44 saves all its fields, with its own key and empty prices', async () => {
    const fields = {
      ...form,
      logo: '/uploads/accounts/negev.png',
      commissionRate: 12.5,
      hashavshevetAgencyKey: 'NEG-77',
      leaveSiteMsg: 'You are leaving our site',
      doesIncludeAffiliation: true,
      doesAllowPaymentToAgency: true,
      allowPrivateGroup: true,
      dailyToursOnly: true,
    }
    const made = await as(boss).agencies.create({ body: fields })
    expect(made).toMatchObject({ ...fields, _id: made.id, status: 'ACTIVE', isSuper: false, role: null })
    expect(made.apiKey).toMatch(/^[0-9a-f]{40}$/)
    expect(made.priceManagement).toEqual({
      general_discounts: [],
      ticket_types: [],
      coupons: [],
      pickups_dropoffs_locations: [],
    })
    expect(await as(boss).agencies.get({ params: { id: made.id } })).toEqual(made)
    expect(await actionsOn(db, made.id)).toEqual(['created'])
  })

  it('HOLE-A52 flags are off and the rate is 0 by default', async () => {
    const made = await as(boss).agencies.create({ body: { ...form, name: 'Plain Travel' } })
    expect(made).toMatchObject({
      commissionRate: 0,
      logo: null,
      doesIncludeAffiliation: false,
      doesAllowPaymentToAgency: false,
      allowPrivateGroup: false,
      dailyToursOnly: false,
    })
  })

  it('HOLE-A6 API-21 one opened by staff is pending until a super user confirms it', async () => {
    const made = await as(owner).agencies.create({
      body: { ...form, name: 'Waiting Travel', status: 'ACTIVE' },
    })
    expect(made.status).toBe('PENDING')
    const params = { id: made.id }
    await expect(as(owner).agencies.confirm({ params })).rejects.toMatchObject({ status: 404 })
    await as(boss).agencies.confirm({ params })
    expect((await as(owner).agencies.get({ params })).status).toBe('ACTIVE')
    await expect(as(boss).agencies.confirm({ params })).rejects.toMatchObject({ status: 404 })
    expect(await actionsOn(db, made.id)).toEqual(['created', 'confirmed'])
  })

  it('ACC-17 ACC-18 HOLE-A52 every wrong field has an error', async () => {
    const body = { name: ' ', mobilePhone: '', commissionRate: 101 }
    await expect(as(owner).agencies.create({ body })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'name', msg: 'Please fill in a name' },
        { field: 'mobilePhone', msg: 'Please fill in a phone number' },
        { field: 'commissionRate', msg: 'Commission Rate must be a number between 0 and 100' },
      ],
    })
  })

  it('HOLE-A4 names are unique ignoring case, even when two are created at once', async () => {
    const body = { ...form, name: 'Twin Travel' }
    const answers = await Promise.allSettled([
      as(owner).agencies.create({ body }),
      as(boss).agencies.create({ body: { ...body, name: 'TWIN travel' } }),
    ])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ status: 409, code: 'account_name_taken' })
  })
})

describe('changing an account', () => {
  it('API-18 what is saved can be read back, and the log says who did it', async () => {
    const agency = await given.account({ name: 'Sharon Trips' })
    const params = { id: agency.id }
    const body = { ...form, name: 'Sharon Journeys', commissionRate: 100, status: 'INACTIVE' as const }
    await as(owner).agencies.change({ params, body })
    expect(await as(owner).agencies.get({ params })).toMatchObject(body)
    expect(await auditOf(db, agency.id)).toMatchObject([
      {
        action: 'updated',
        actor_name: owner.name,
        details: { before: { name: 'Sharon Trips' }, after: { name: 'Sharon Journeys', status: 'INACTIVE' } },
      },
    ])
  })

  it('the log names the payment policy', async () => {
    const agency = await given.account()
    const params = { id: agency.id }
    const policy = { name: 'Half at once', percent: 50, daysBefore: 7 }
    const { _id: paymentPolicy } = await as(owner).paymentPolicies.create({ body: policy })
    await as(owner).agencies.change({ params, body: { ...form, name: agency.name, paymentPolicy } })
    expect(await auditOf(db, agency.id)).toMatchObject([
      { details: { before: { paymentPolicy: null }, after: { paymentPolicy: policy.name } } },
    ])
  })

  it('clients can set neither the key nor the main marker', async () => {
    const agency = await given.account()
    const body = { ...form, name: agency.name, apiKey: 'mine', isSuper: true }
    const saved = await as(owner).agencies.change({ params: { id: agency.id }, body })
    expect(saved).toMatchObject({ apiKey: agency.api_key, isSuper: false })
  })

  it('ACC-26 any status other than the three is refused', async () => {
    const agency = await given.account()
    const body = { ...form, name: agency.name, status: 'CLOSED' as never }
    await expect(as(owner).agencies.change({ params: { id: agency.id }, body })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'status' }],
    })
  })

  it('HOLE-A4 the main account keeps name and status; the rest can be changed', async () => {
    const params = { id: main.id }
    for (const edit of [{ name: 'Head Office' }, { name: main.name, status: 'INACTIVE' as const }])
      await expect(as(boss).agencies.change({ params, body: { ...form, ...edit } })).rejects.toMatchObject({
        status: 409,
        code: 'main_account_fixed',
      })
    const saved = await as(owner).agencies.change({ params, body: { ...form, name: main.name } })
    expect(saved).toMatchObject({ isSuper: true, mobilePhone: form.mobilePhone, role: 'OWNER' })
  })

  it('ACC-37 ACC-38 only the main account is marked, and people see each of their accounts with their role in it', async () => {
    const agency = await given.account()
    const agent = await given.user({ account: agency, role: 'AGENT' })
    const { data } = await as(owner).agencies.list({ query: { limit: 100 } })
    expect(data.filter(({ isSuper }) => isSuper).map(({ id }) => id)).toEqual([main.id])
    expect((await as(owner).auth.getCurrentUser()).accounts).toMatchObject([{ id: main.id, role: 'OWNER' }])
    expect((await as(agent).auth.getCurrentUser()).accounts).toMatchObject([{ id: agency.id, role: 'AGENT' }])
  })

  it('HOLE-O96 when two people save the same version, the second gets a conflict', async () => {
    const agency = await given.account()
    const params = { id: agency.id }
    const { updatedAt } = await as(owner).agencies.get({ params })
    clock.set('2026-03-02T10:00:05+02:00')
    const body = { ...form, name: agency.name, updatedAt }
    await as(owner).agencies.change({ params, body })
    await expect(as(boss).agencies.change({ params, body })).rejects.toMatchObject({
      code: 'changed_by_another',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('HOLE-A25 HOLE-A44 people of an agency can neither read nor change accounts, and never see a key', async () => {
    const agency = await given.account()
    const theirs = await given.user({ account: agency })
    await expect(as(theirs).agencies.get({ params: { id: agency.id } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(as(theirs).agencies.list()).rejects.toMatchObject({ status: 403 })
    await expect(as(theirs).agencies.create({ body: form })).rejects.toMatchObject({ status: 403 })
    expect(JSON.stringify(await as(theirs).auth.getCurrentUser())).not.toContain(agency.api_key)
  })
})

describe('how an agency settles with the office', () => {
  const settlement = {
    creditLimit: 2500.5,
    atLimit: 'block',
    isPrepaid: false,
    warnBelow: null,
    basis: 'completed',
    paymentDays: 14,
    invoicing: 'gross',
  } as const

  it('changes nothing unless it’s set, and what’s set is logged field by field', async () => {
    const agency = await given.account()
    const params = { id: agency.id }
    expect(await as(owner).agencies.get({ params })).toMatchObject({
      settlement: {
        creditLimit: null,
        atLimit: 'warn',
        isPrepaid: false,
        warnBelow: null,
        basis: 'travel',
        paymentDays: 30,
        invoicing: 'net',
      },
      taxId: '',
    })
    const body = { ...form, name: agency.name, settlement, taxId: '514713288' }
    await as(owner).agencies.change({ params, body })
    expect(await as(owner).agencies.get({ params })).toMatchObject({ settlement, taxId: '514713288' })
    expect(await auditOf(db, agency.id)).toMatchObject([
      {
        details: {
          before: { creditLimit: null, atLimit: 'warn', basis: 'travel', taxId: '' },
          after: { creditLimit: 2500.5, atLimit: 'block', basis: 'completed', taxId: '514713288' },
        },
      },
    ])
  })

  it('every wrong field has an error', async () => {
    const { id, name } = await given.account()
    const wrong = { ...settlement, creditLimit: -1, paymentDays: 400 }
    const body = { ...form, name, settlement: wrong, taxId: '514713287' }
    await expect(as(owner).agencies.change({ params: { id }, body })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'settlement.creditLimit', code: 'amount_out_of_bounds' },
        { field: 'settlement.paymentDays', code: 'days_before_invalid' },
        { field: 'taxId', msg: 'This is not a valid dealer number' },
      ],
    })
  })
})

describe('deleting an account', () => {
  it('API-19 HOLE-A43 deletes memberships and invites too, and people who worked only there', async () => {
    const agency = await given.account()
    const theirs = await given.user({ account: agency })
    const session = as(theirs)
    await session.invites.create({
      body: { accountId: agency.id, email: 'p@example.com', firstName: 'P', lastName: 'Q', role: 'AGENT' },
    })
    expect(await as(boss).agencies.remove({ params: { id: agency.id } })).toEqual({ _id: agency.id })
    await expect(session.auth.getCurrentUser()).rejects.toMatchObject({ status: 401 })
    await expect(
      browser().auth.login({ body: { email: theirs.login, password: theirs.password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
    const left = await db.selectFrom('invites').select('id').where('account_id', '=', agency.id).execute()
    expect(left).toEqual([])
    expect((await actionsOn(db, agency.id)).at(-1)).toBe('deleted')
  })

  it('HOLE-A43 HOLE-A7 is for super users only, and refused for the main account and accounts with orders', async () => {
    const agency = await given.account()
    await given.order({ by: await given.user({ account: agency }) })
    const remove = (by: typeof owner, id: string) => as(by).agencies.remove({ params: { id } })
    await expect(remove(owner, agency.id)).rejects.toMatchObject({ status: 403 })
    await expect(remove(boss, main.id)).rejects.toMatchObject({ status: 409, code: 'main_account_fixed' })
    await expect(remove(boss, agency.id)).rejects.toMatchObject({
      status: 409,
      code: 'account_has_orders',
      message: 'Agency has orders. Set it inactive instead.',
    })
  })

  it('is refused for an agency that has something on its account', async () => {
    const agency = await given.account()
    await as(owner).agencyAccounts.record({
      params: { id: agency.id },
      body: { kind: 'opening', currency: 'USD', amount: 120, day: '2026-01-01', clientKey: newId() },
    })
    await expect(as(boss).agencies.remove({ params: { id: agency.id } })).rejects.toMatchObject({
      status: 409,
      code: 'account_has_postings',
    })
  })
})

it('ACC-39 the main account returns all of its price management', async () => {
  await given.location({ name: 'Jaffa Gate' })
  const { priceManagement } = await as(owner).agencies.get({ params: { id: main.id } })
  expect(priceManagement.pickups_dropoffs_locations.map(({ name }) => name)).toContain('Jaffa Gate')
})

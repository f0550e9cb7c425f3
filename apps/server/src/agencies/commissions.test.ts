import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { newId } from '../kernel/newId.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const main = await given.mainAccount()
const type = 'commission' as const
const [masada, galilee] = [await given.tour(), await given.tour()]

/** An agency with a rate of 10 %, and a super user inside it. */
async function entered() {
  const agency = await given.account()
  return { agency, params: { id: agency.id }, boss: as(await given.user({ isSuper: true, account: agency })) }
}

describe('the commission rates of an agency', () => {
  it('CAPI-34 CAPI-35 COMM-07 CPERM-06 HOLE-C4 a super user inside it reads and replaces them, and the change is logged', async () => {
    const { agency, params, boss } = await entered()
    expect(await boss.commissions.get({ params, query: { type } })).toEqual({
      _id: agency.id,
      commissionRate: 10,
      commissionPerTour: [],
      updatedAt: agency.updated_at.toISOString(),
    })
    const rates = { commissionRate: 12.5, commissionPerTour: [{ tour: masada.id, commissionRate: 0 }] }
    const saved = await boss.commissions.change({ params, body: { _id: agency.id, ...rates } })
    expect(saved).toMatchObject(rates)
    expect(await boss.commissions.get({ params, query: { type } })).toEqual(saved)
    expect(await auditOf(db, agency.id)).toMatchObject([
      {
        action: 'commissionsChanged',
        details: { before: { commissionRate: 10, commissionPerTour: [] }, after: rates },
      },
    ])
    const none = await boss.commissions.change({
      params,
      body: { _id: agency.id, commissionRate: 8, commissionPerTour: [] },
    })
    expect(none).toMatchObject({ commissionRate: 8, commissionPerTour: [] })
  })

  it('HOLE-C88 the general rate is the one in the agency’s form', async () => {
    const { agency, params, boss } = await entered()
    await boss.commissions.change({
      params,
      body: { _id: agency.id, commissionRate: 33, commissionPerTour: [] },
    })
    const office = as(await given.owner())
    expect((await office.agencies.get({ params })).commissionRate).toBe(33)
    const { name, mobilePhone } = await office.agencies.get({ params })
    const form = { name, mobilePhone: mobilePhone || '03-5550100', commissionRate: 4 }
    await office.agencies.change({ params, body: form })
    expect((await boss.commissions.get({ params, query: { type } })).commissionRate).toBe(4)
  })

  it('HOLE-O22 HOLE-C42 PRICE-18 apply to orders saved afterwards, the tour’s own rate first', async () => {
    const { agency, params, boss } = await entered()
    const rates = { commissionRate: 20, commissionPerTour: [{ tour: masada.id, commissionRate: 50 }] }
    await boss.commissions.change({ params, body: { _id: agency.id, ...rates } })
    const by = await given.user({ role: 'AGENT', account: agency })
    const order = await given.order({ by, selectedTours: [{ tour: masada.id }, { tour: galilee.id }] })
    const [first, second] = order.selectedTours.map(({ commission, calculatedPrices }) => ({
      commission,
      share: commission / calculatedPrices.totalPrice,
    }))
    expect(first?.share).toBeCloseTo(0.5, 3)
    expect(second?.share).toBeCloseTo(0.2, 3)
    expect(order.commission).toBeCloseTo((first?.commission ?? 0) + (second?.commission ?? 0), 2)
  })

  it('COMM-05 CCONST-13 HOLE-C42 a rate outside 0 to 100 is refused at its field and changes nothing', async () => {
    const { agency, params, boss } = await entered()
    const msg = 'Commission Rate must be a number between 0 and 100'
    for (const wrong of [-0.01, 100.01, null, 'ten' as never]) {
      const body = {
        _id: agency.id,
        commissionRate: wrong,
        commissionPerTour: [{ tour: masada.id, commissionRate: wrong }],
      }
      await expect(boss.commissions.change({ params, body })).rejects.toMatchObject({
        status: 400,
        issues: [
          { field: 'commissionRate', msg },
          { field: 'commissionPerTour.0.commissionRate', msg },
        ],
      })
    }
    for (const bound of [0, 100]) {
      const body = { _id: agency.id, commissionRate: bound, commissionPerTour: [] }
      expect((await boss.commissions.change({ params, body })).commissionRate).toBe(bound)
    }
  })

  it('COMM-07 HOLE-C52 unknown or repeated tours are refused; a deleted tour loses its rate', async () => {
    const { agency, params, boss } = await entered()
    const gone = await given.tour()
    const rate = (tour: string) => ({ tour, commissionRate: 15 })
    const save = (...tours: string[]) =>
      boss.commissions.change({
        params,
        body: { _id: agency.id, commissionRate: 10, commissionPerTour: tours.map(rate) },
      })
    await save(masada.id, gone.id)
    await as(await given.owner()).tours.remove({ params: { id: gone.id } })
    const left = await boss.commissions.get({ params, query: { type } })
    expect(left.commissionPerTour).toEqual([rate(masada.id)])
    for (const unknown of [gone.id, newId()])
      await expect(save(masada.id, unknown)).rejects.toMatchObject({
        status: 400,
        issues: [{ field: 'commissionPerTour.1.tour' }],
      })
    await expect(save(masada.id, masada.id)).rejects.toMatchObject({ issues: [{ code: 'tour_repeated' }] })
  })

  it('HOLE-O96 when two people save the same version, the second gets a conflict', async () => {
    const { agency, params, boss } = await entered()
    const { updatedAt } = await boss.commissions.get({ params, query: { type } })
    clock.set('2026-03-02T10:00:05+02:00')
    const body = { _id: agency.id, commissionRate: 11, commissionPerTour: [], updatedAt }
    await boss.commissions.change({ params, body })
    await expect(boss.commissions.change({ params, body })).rejects.toMatchObject({
      status: 409,
      code: 'changed_by_another',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('CPERM-06 CPERM-07 HOLE-C4 nobody else can read or change them, and the main account has none', async () => {
    const { agency, params, boss } = await entered()
    const body = { _id: agency.id, commissionRate: 90, commissionPerTour: [] }
    const others = [
      await given.user({ account: agency }),
      await given.user({ account: agency, role: 'AGENT' }),
      await given.owner(),
      await given.user({ isSuper: true }),
    ]
    for (const other of others) {
      await expect(as(other).commissions.get({ params, query: { type } })).rejects.toMatchObject({
        status: 403,
      })
      await expect(as(other).commissions.change({ params, body })).rejects.toMatchObject({ status: 403 })
    }
    const ofMain = { params: { id: main.id }, body: { ...body, _id: main.id } }
    await expect(boss.commissions.change(ofMain)).rejects.toMatchObject({ status: 403 })
    await expect(boss.commissions.get({ params: { id: main.id }, query: { type } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(boss.commissions.change({ params, body: { ...body, _id: newId() } })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: '_id' }],
    })
    expect((await boss.commissions.get({ params, query: { type } })).commissionRate).toBe(10)
  })
})

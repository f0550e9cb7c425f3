import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { afterAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { faultsOf } from '../../../test/faultsOf.ts'
import { formOf } from '../../../test/tourForm.ts'
import { newId } from '../../kernel/newId.ts'
import { openTourDesk, pair, summer } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { db, office, create, read, change } = desk
afterAll(desk.close)

const sundays = [{ language: 'english' as const, days: [0] }]
const offers = (...types: Tour['groupTypes'][number]['group_type'][]) =>
  types.map((group_type) => ({ group_type, languages: sundays }))
const days = { description: 'Next summer', startDate: '2027-04-01', endDate: '2027-10-31' }

/** A tour with a list for small, medium and private groups and return transport, and one for small groups without. */
async function twoTours() {
  const source = await create({
    groupTypes: offers('small_group', 'medium_group', 'private_group'),
    doesIncludeReturnTransport: true,
    pricesList: [{ ...summer, status: 'Active', prices: [pair] }],
  })
  const target = await create({
    groupTypes: offers('small_group', 'large_group'),
    doesIncludeReturnTransport: false,
    pricesList: [],
  })
  return { source, target }
}

function copy(source: Tour, target: Tour, changes: object = {}) {
  const versions = { fromUpdatedAt: source.updatedAt, updatedAt: target.updatedAt }
  const body = {
    from: source._id,
    list: source.pricesList[0]?._id ?? newId(),
    ...versions,
    ...days,
    ...changes,
  }
  return office.tours.copyList({ params: { id: target._id }, body })
}

describe('a price list of another tour', () => {
  it('is copied as a Draft with new days and the prices that both tours can have, and the log says so', async () => {
    const { source, target } = await twoTours()
    const saved = await copy(source, target)
    expect(saved.pricesList).toMatchObject([{ ...days, status: 'Draft' }])
    expect(saved.pricesList[0]?.prices[1]).toMatchObject({
      pickup: 'tel_aviv',
      dropoff: 'jerusalem',
      pickupTime: '07:15',
      prices: {
        economy: 70,
        small_group: 125.5,
        medium_group: 0,
        large_group: 0,
        private_group: { four_seater: 0, nineteen_seater: 0 },
        transferFee: 0,
      },
    })
    expect(await read(source._id)).toEqual(source)
    expect((await auditOf(db, target._id)).at(-1)).toMatchObject({ action: 'updated', entity_kind: 'Tour' })
  })

  it('stays beside the lists of the tour, Active or not, and takes none of their days', async () => {
    const { source, target } = await twoTours()
    const before = await change(target._id, {
      ...formOf(target),
      pricesList: [{ ...summer, prices: [pair] }],
    })
    const saved = await copy(source, before, { startDate: before.pricesList[0]?.startDate })
    expect(saved.pricesList).toHaveLength(2)
    expect(saved.pricesList[0]).toEqual(before.pricesList[0])
  })

  it('is refused if the other tour or its list was changed or deleted meanwhile, and nothing is written', async () => {
    const { source, target } = await twoTours()
    const dearer = { ...pair, prices: { ...pair.prices, small_group: 150 } }
    const changed = await change(source._id, {
      ...formOf(source),
      pricesList: [{ ...source.pricesList[0]!, prices: [dearer] }],
    })
    expect(await faultsOf(copy(source, target))).toEqual({ list: 'copied_tour_changed' })
    const without = await change(source._id, { ...formOf(changed), pricesList: [] })
    expect(await faultsOf(copy(source, target, { fromUpdatedAt: without.updatedAt }))).toEqual({
      list: 'season_list_gone',
    })
    await office.tours.remove({ params: { id: source._id } })
    expect(await faultsOf(copy(source, target))).toEqual({ from: 'season_tour_gone' })
    expect(await read(target._id)).toEqual(target)
  })

  it('is refused if the tour itself was changed or deleted meanwhile', async () => {
    const { source, target } = await twoTours()
    const changed = await change(target._id, { ...formOf(target), name: 'Timna by night' })
    await expect(copy(source, target)).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
    await office.tours.remove({ params: { id: target._id } })
    await expect(copy(source, changed)).rejects.toMatchObject({ status: 404 })
  })

  it('needs days in order, another tour, and a price that both tours can have', async () => {
    const { source, target } = await twoTours()
    expect(await faultsOf(copy(source, target, { startDate: '' }))).toEqual({
      startDate: 'start_date_required',
    })
    expect(await faultsOf(copy(source, target, { endDate: '2027-03-31' }))).toEqual({
      endDate: 'end_before_start',
    })
    expect(await faultsOf(copy(source, source))).toEqual({ from: 'field_invalid' })
    const onlyVehicles = { ...pair, prices: { ...pair.prices, economy: 0, small_group: 0, medium_group: 0 } }
    const vehicles = await change(source._id, {
      ...formOf(source),
      pricesList: [{ ...summer, prices: [{ ...onlyVehicles }] }],
    })
    const zero = await change(target._id, { ...formOf(target), groupTypes: offers('medium_group') })
    expect(await faultsOf(copy(vehicles, zero))).toEqual({ list: 'nothing_to_copy' })
  })

  it('two copies at once make one list for each tour version', async () => {
    const { source, target } = await twoTours()
    const outcomes = await Promise.allSettled([copy(source, target), copy(source, target)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await read(target._id)).pricesList).toHaveLength(1)
  })
})

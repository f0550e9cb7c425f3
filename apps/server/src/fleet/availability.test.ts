import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const query = { startDate: '2026-04-01', endDate: '2026-04-30' }

describe('setting the availability of a car or an operator', () => {
  it('AVL-08 AVL-10 AVL-12 OAPI-23 HOLE-O78 stores the range and returns everybody’s days', async () => {
    const [guide, driver, car] = [
      await given.operator(),
      await given.operator({ role: 'driver' }),
      await given.car(),
    ]
    const range = {
      startDate: '2026-04-05',
      endDate: '2026-04-10',
      status: 'reserved',
      notes: 'Army',
    } as const
    const notices = await noticesOf(server.product, async () => {
      const body = { ...range, id: '', itemId: guide.id, objType: 'Operator' as const }
      const days = await office.availabilities.set({ query, body })
      expect(of(days.guides, guide)).toEqual([{ _id: expect.any(String), ...range }])
      expect(of(days.drivers, driver)).toEqual([])
      expect(of(days.cars, car)).toEqual([])
    })
    expect(notices).toMatchObject([{ topic: 'fleet', by: owner.id }])
    expect(await auditOf(db, guide.id)).toMatchObject([
      { entity_kind: 'Operator', action: 'availability set', details: { after: range } },
    ])
  })

  it('AVL-08 HOLE-O78 a range given by its id is moved, and cuts older ones it overlaps', async () => {
    const guide = await given.operator()
    const set = (range: object) => setFor(guide, 'Operator', { status: 'reserved', ...range })
    const [first] = await set({ startDate: '2026-04-01', endDate: '2026-04-20' })
    await set({ startDate: '2026-04-08', endDate: '2026-04-09', status: 'unavailable' })
    expect(await rangesOf(guide)).toEqual([
      '2026-04-01..2026-04-07 reserved',
      '2026-04-08..2026-04-09 unavailable',
      '2026-04-10..2026-04-20 reserved',
    ])
    await set({ id: first?._id, startDate: '2026-04-25', endDate: null })
    expect(await rangesOf(guide)).toEqual([
      '2026-04-08..2026-04-09 unavailable',
      '2026-04-10..2026-04-20 reserved',
      '2026-04-25.. reserved',
    ])
    await expect(set({ id: owner.id, startDate: '2026-04-25' })).rejects.toMatchObject({ status: 404 })
  })

  it('AVL-05 CAR-11 a car is never reserved, and the end is not before the start', async () => {
    const car = await given.car()
    const days = { startDate: '2026-04-02', endDate: '2026-04-03' }
    await expect(setFor(car, 'Car', { ...days, status: 'reserved' })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'status', msg: 'A car can be available or unavailable, but not reserved' }],
    })
    await expect(setFor(car, 'Car', { startDate: null, status: 'unavailable' })).rejects.toMatchObject({
      issues: [{ field: 'startDate' }],
    })
    expect(await setFor(car, 'Car', { ...days, status: 'unavailable' })).toMatchObject([days])
    const unknown = { id: owner.id }
    await expect(setFor(unknown, 'Car', { ...days, status: 'unavailable' })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('HOLE-O72 HOLE-O80 planning refuses a car from the day it becomes unavailable without an end', async () => {
    const car = await given.car()
    await setFor(car, 'Car', { startDate: '2026-04-10', endDate: null, status: 'unavailable' })
    await expect(given.unit({ date: '2027-01-15', car })).rejects.toMatchObject({
      status: 409,
      message: 'This car is unavailable on this date',
    })
    expect(await given.unit({ date: '2026-04-09', car })).toMatchObject({ car: { _id: car.id } })
  })
})

describe('assigned days', () => {
  it('AVL-06 AVL-07 come from the vehicle units, and split a range whose parts keep their status', async () => {
    const [guide, car] = [await given.operator(), await given.car()]
    await setFor(guide, 'Operator', { startDate: '2026-04-01', endDate: '2026-04-20', status: 'reserved' })
    const tour = await given.tour({ name: 'Masada Sunrise' })
    const unit = await given.unit({ tour, date: '2026-04-10', car, guide: [guide] })
    expect(await rangesOf(guide)).toEqual([
      '2026-04-01..2026-04-09 reserved',
      '2026-04-10..2026-04-10 assigned',
      '2026-04-11..2026-04-20 reserved',
    ])
    const record = await office.operators.get({ params: { id: guide.id } })
    expect(record.availability[1]).toMatchObject({ _id: unit._id, notes: 'Masada Sunrise' })
    const { data } = await office.cars.list({ query })
    expect(of(data, car)).toMatchObject([{ _id: unit._id, startDate: '2026-04-10', status: 'assigned' }])
  })

  it('somebody assigned can be marked as away, which stays below the assignment through later changes', async () => {
    const guide = await given.operator()
    const unit = await given.unit({ date: '2026-04-10', guide: [guide] })
    const away = { startDate: '2026-04-09', endDate: '2026-04-11', status: 'unavailable' }
    const marked = await setFor(guide, 'Operator', away)
    expect(marked.map(({ status, isUnavailable }) => [status, isUnavailable])).toEqual([
      ['unavailable', undefined],
      ['assigned', true],
      ['unavailable', undefined],
    ])
    const after = { startDate: '2026-04-11', endDate: '2026-04-12', status: 'available' } as const
    await setFor(guide, 'Operator', after)
    expect(await rangesOf(guide)).toEqual([
      '2026-04-09..2026-04-09 unavailable',
      '2026-04-10..2026-04-10 assigned',
      '2026-04-11..2026-04-12 available',
    ])
    await office.tourCars.remove({ params: { id: unit._id } })
    expect(await rangesOf(guide)).toEqual([
      '2026-04-09..2026-04-09 unavailable',
      '2026-04-10..2026-04-10 unavailable',
      '2026-04-11..2026-04-12 available',
    ])
  })

  it('AVL-07 AVL-09 a part that was split off can be changed and removed separately, whichever days are shown', async () => {
    const guide = await given.operator()
    await setFor(guide, 'Operator', { startDate: '2026-03-20', endDate: '2026-04-20', status: 'reserved' })
    await given.unit({ date: '2026-03-25', guide: [guide] })
    const { data } = await office.operators.list({ query })
    const [part] = of(data, guide)
    expect(part).toMatchObject({ startDate: '2026-03-26', endDate: '2026-04-20' })
    await setFor(guide, 'Operator', {
      id: part?._id,
      startDate: '2026-04-01',
      endDate: '2026-04-02',
      status: 'unavailable',
    })
    expect(await rangesOf(guide)).toEqual([
      '2026-03-20..2026-03-24 reserved',
      '2026-03-25..2026-03-25 assigned',
      '2026-04-01..2026-04-02 unavailable',
    ])
  })

  it('AVL-06 HOLE-O78 cannot be set, changed or removed in the grid', async () => {
    const driver = await given.operator({ role: 'driver' })
    const unit = await given.unit({ date: '2026-04-10', driver })
    const days = { startDate: '2026-04-09', endDate: '2026-04-11' }
    const refused = { status: 409, code: 'range_assigned' }
    await expect(setFor(driver, 'Operator', { ...days, status: 'assigned' })).rejects.toMatchObject(refused)
    const change = { ...days, id: unit._id, status: 'unavailable' }
    await expect(setFor(driver, 'Operator', change)).rejects.toMatchObject(refused)
    await expect(remove(driver, 'Operator', unit._id)).rejects.toMatchObject(refused)
    await setFor(driver, 'Operator', { ...days, status: 'unavailable' })
    expect(await rangesOf(driver)).toEqual([
      '2026-04-09..2026-04-09 unavailable',
      '2026-04-10..2026-04-10 assigned',
      '2026-04-11..2026-04-11 unavailable',
    ])
  })
})

describe('removing a range', () => {
  it('AVL-09 AVL-12 OAPI-24 frees its days and returns what is left', async () => {
    const car = await given.car()
    const range = await given.availability({
      car_id: car.id,
      start_date: '2026-04-05',
      end_date: '2026-04-06',
    })
    const days = await remove(car, 'Car', range.id)
    expect(of(days.cars, car)).toEqual([])
    expect(await auditOf(db, car.id)).toMatchObject([
      { action: 'availability removed', details: { before: { _id: range.id, startDate: '2026-04-05' } } },
    ])
    await expect(remove(car, 'Car', range.id)).rejects.toMatchObject({ status: 404 })
  })

  it('AVL-09 a range is removed only from its own car', async () => {
    const [car, other] = [await given.car(), await given.car()]
    const range = await given.availability({ car_id: car.id, start_date: '2026-04-05' })
    await expect(remove(other, 'Car', range.id)).rejects.toMatchObject({ status: 404 })
  })
})

async function setFor(owned: { id: string }, objType: 'Operator' | 'Car', range: object) {
  const body = { status: 'unavailable' as const, ...range, itemId: owned.id, objType }
  const { cars, guides, drivers } = await office.availabilities.set({ query, body })
  return of([...cars, ...guides, ...drivers], owned)
}

function remove(owned: { id: string }, objType: 'Operator' | 'Car', availId: string) {
  return office.availabilities.remove({ query, params: { objId: owned.id, availId, objType } })
}

async function rangesOf({ id }: { id: string }): Promise<string[]> {
  const { availability } = await office.operators.get({ params: { id } })
  return availability.map((range) => `${range.startDate}..${range.endDate ?? ''} ${range.status}`)
}

function of(records: { _id: string; availability: AvailabilityRange[] }[], { id }: { id: string }) {
  return records.find((record) => record._id === id)?.availability ?? []
}

it('a list of days that end before they start is refused, and nothing is set', async () => {
  const guide = await given.operator()
  const backwards = { startDate: '2026-04-30', endDate: '2026-04-01' }
  const wrong = { endDate: 'end_before_start' }
  expect(await faultsOf(office.cars.list({ query: backwards }))).toEqual(wrong)
  expect(await faultsOf(office.operators.list({ query: backwards }))).toEqual(wrong)
  const body = {
    id: '',
    itemId: guide.id,
    objType: 'Operator' as const,
    startDate: '2026-04-05',
    endDate: null,
    status: 'reserved' as const,
    notes: '',
  }
  expect(await faultsOf(office.availabilities.set({ query: backwards, body }))).toEqual(wrong)
  expect(await auditOf(db, guide.id)).toEqual([])
})

import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const form = { plateId: '214-57-301', seats: 19, make: 'Mercedes Sprinter', year: 2022 }

describe('the fleet’s cars', () => {
  it('CAR-03 CAR-04 CAR-09 OAPI-20 OAPI-21 OAPI-22 are saved with all their fields and listed by make and plate', async () => {
    const fields = { ...form, notes: 'Ramp at the back', isPrivateOwned: true }
    const made = await office.cars.save({ body: fields })
    expect(made).toMatchObject({ ...fields, availability: [] })
    const range = await given.availability({ car_id: made._id, start_date: '2026-03-10', notes: 'Sold' })
    const { undo: _, ...record } = made
    expect(await office.cars.get({ params: { id: made._id } })).toEqual({
      ...record,
      availability: [
        { _id: range.id, startDate: '2026-03-10', endDate: null, status: 'unavailable', notes: 'Sold' },
      ],
    })
    await office.cars.save({ body: { ...form, plateId: '214-57-300' } })
    await office.cars.save({ body: { ...form, plateId: '214-57-999', make: 'Ford Transit' } })
    const { data } = await office.cars.list()
    expect(data.map(({ plateId }) => plateId)).toEqual(['214-57-999', '214-57-300', '214-57-301'])
    expect(data.at(-1)?.availability).toMatchObject([{ _id: range.id }])
    expect(await auditOf(db, made._id)).toMatchObject([
      {
        entity_kind: 'Car',
        action: 'created',
        actor_name: owner.name,
        details: { after: { plateId: '214-57-301' } },
      },
    ])
  })

  it('CAR-10 HOLE-O72 HOLE-O96 a save with an id changes that car, unless somebody else has changed it', async () => {
    const before = await office.cars.save({ body: { ...form, plateId: '31-200-55' } })
    clock.set('2026-03-02T11:00:00+02:00')
    const body = { ...form, plateId: '31-200-55', seats: 16, updatedAt: before.updatedAt }
    const saved = await office.cars.save({ body: { ...body, _id: before._id } })
    expect(saved).toMatchObject({ _id: before._id, seats: 16, isPrivateOwned: false })
    const stale = office.cars.change({ params: { id: before._id }, body })
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  })

  it('HOLE-O73 a plate is its digits, however it is written, and is shown as it is on the car', async () => {
    const first = await office.cars.save({ body: { ...form, plateId: '8812345' } })
    expect(first.plateId).toBe('88-123-45')
    for (const plateId of ['88-123-45', '88 123 45', '\u206688-123-45\u2069', '88\u201112345', '88.12345'])
      await expect(office.cars.save({ body: { ...form, plateId } })).rejects.toMatchObject({
        code: 'plate_taken',
      })
    const foreign = await office.cars.save({ body: { ...form, plateId: 'ab 12-34' } })
    expect(foreign.plateId).toBe('ab 12-34')
    const again = office.cars.save({ body: { ...form, plateId: 'AB-1234' } })
    await expect(again).rejects.toMatchObject({ code: 'plate_taken' })
  })

  it('HOLE-O73 only one car can have a plate, even when two are saved at once', async () => {
    const body = { ...form, plateId: '88-100-22' }
    const answers = await Promise.allSettled([office.cars.save({ body }), office.cars.save({ body })])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({
      status: 409,
      message: 'A car with this plate number already exists',
    })
  })

  it('CAR-05 CAR-06 CAR-07 CAR-08 HOLE-O73 every missing or impossible field has an error', async () => {
    await expect(office.cars.save({ body: {} })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'plateId', msg: 'Plate number is required' },
        { field: 'make', msg: 'Make is required' },
        { field: 'year', msg: 'Year is required' },
        { field: 'seats', msg: 'Seats is required' },
      ],
    })
    await expect(office.cars.save({ body: { ...form, seats: 100, year: 2028 } })).rejects.toMatchObject({
      issues: [
        { field: 'year', msg: 'Year must be from 1950 to 2027' },
        { field: 'seats', msg: 'Seats must be a whole number from 1 to 99' },
      ],
    })
  })
})

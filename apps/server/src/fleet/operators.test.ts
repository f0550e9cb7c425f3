import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const form = {
  role: 'guide',
  firstName: 'Rachel',
  lastName: 'Amsalem',
  mobilePhone: '050-5550142',
  email: 'rachel@example.com',
} as const

describe('guides and drivers', () => {
  it('OPR-06 OPR-14 OPR-15 OAPI-16 OAPI-18 are saved with all their fields', async () => {
    const car = await given.car()
    const fields = {
      ...form,
      homePhone: '02-5550143',
      city: 'Jerusalem',
      salary: 1250.5,
      notes: 'Never on Fridays',
      languages: ['french', 'english'],
      licenseTypes: ['B', 'D1'],
      ranking: ['often_late', 'last_minute_cancellations'],
      car: car.id,
    } as const
    const body = {
      ...fields,
      languages: [...fields.languages],
      licenseTypes: [...fields.licenseTypes],
      ranking: [...fields.ranking],
    }
    const made = await office.operators.save({ body })
    expect(made).toMatchObject({ ...fields, dayStatus: 'available', availability: [] })
    const today = { start_date: '2026-03-02', end_date: '2026-03-04', notes: 'Exam' }
    const range = await given.availability({ operator_id: made._id, status: 'reserved', ...today })
    const { undo: _, ...record } = made
    expect(await office.operators.get({ params: { id: made._id } })).toEqual({
      ...record,
      dayStatus: 'reserved',
      availability: [
        { _id: range.id, startDate: '2026-03-02', endDate: '2026-03-04', status: 'reserved', notes: 'Exam' },
      ],
    })
    expect(await auditOf(db, made._id)).toMatchObject([
      {
        entity_kind: 'Operator',
        action: 'created',
        actor_name: owner.name,
        details: { after: { role: 'guide' } },
      },
    ])
  })

  it('OPR-16 OPERM-10 are records that cannot log in', async () => {
    const guide = await given.operator({ email: 'guide@example.com' })
    const login = { email: guide.email, password: 'Tour-guide-1' }
    await expect(server.browser().auth.login({ body: login })).rejects.toMatchObject({
      status: 400,
      code: 'wrong_credentials',
    })
    await office.operators.remove({ params: { id: guide.id } })
  })

  it('OPR-04 ROUTE-15 OAPI-15 are listed by name, each role separately', async () => {
    const names = async (query: { role?: 'guide' | 'driver' }) =>
      (await office.operators.list({ query })).data.map(({ firstName, role }) => `${firstName} ${role}`)
    await office.operators.save({ body: { ...form, role: 'driver', firstName: 'Avi' } })
    expect(await names({})).toEqual(['Avi driver', 'Rachel guide'])
    expect(await names({ role: 'guide' })).toEqual(['Rachel guide'])
    expect(await names({ role: 'driver' })).toEqual(['Avi driver'])
  })

  it('OAPI-17 HOLE-O76 can be listed by role with their state on a date', async () => {
    const driver = await given.operator({ role: 'driver', first_name: 'Zohar' })
    const unit = await given.unit({ date: '2026-03-20', driver })
    const { data } = await office.operators.onDate({ query: { date: '2026-03-20', role: 'driver' } })
    expect(data.map(({ firstName, dayStatus, unitId }) => [firstName, dayStatus, unitId])).toEqual([
      ['Avi', 'available', null],
      ['Zohar', 'assigned', unit._id],
    ])
  })

  it('OPR-05 HOLE-O72 HOLE-O96 a save with an id changes that operator, and a guide stays a guide', async () => {
    const before = await office.operators.save({ body: form })
    clock.set('2026-03-02T11:00:00+02:00')
    const body = { ...form, city: 'Haifa', updatedAt: before.updatedAt }
    const saved = await office.operators.save({ body: { ...body, _id: before._id } })
    expect(saved).toMatchObject({ _id: before._id, city: 'Haifa' })
    const params = { id: before._id }
    await expect(office.operators.change({ params, body })).rejects.toMatchObject({
      code: 'changed_by_another',
    })
    await expect(
      office.operators.change({ params, body: { ...form, role: 'driver' } }),
    ).rejects.toMatchObject({ status: 400, issues: [{ field: 'role' }] })
  })

  it('OPR-07 OPR-08 OPR-09 OPR-10 HOLE-O73 every missing field and an unknown car have an error', async () => {
    await expect(office.operators.save({ body: { role: 'driver', salary: -1 } })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'firstName', msg: 'Name is required' },
        { field: 'lastName', msg: 'Name is required' },
        { field: 'mobilePhone', msg: 'Phone is required' },
        { field: 'email', msg: 'Email is required' },
        { field: 'salary', msg: 'Salary must be an amount of 0 or more' },
      ],
    })
    const car = '0198f0a0-0000-7000-8000-000000000000'
    await expect(office.operators.save({ body: { ...form, car } })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'car' }],
    })
  })
})

describe('deleting a guide or driver', () => {
  it('OPR-18 OAPI-19 HOLE-O72 past tours don’t prevent it, and keep the name', async () => {
    const guide = await given.operator({ first_name: 'Galit', last_name: 'Shapira' })
    const unit = await given.unit({ date: '2026-03-05', guide: [guide] })
    const params = { id: guide.id }
    clock.set('2026-03-05T22:00:00+02:00')
    await expect(office.operators.remove({ params })).rejects.toMatchObject({
      status: 409,
      message: 'This guide still has upcoming assignments',
    })
    clock.set('2026-03-06T08:00:00+02:00')
    expect(await office.operators.remove({ params })).toMatchObject({ _id: guide.id })
    await expect(office.operators.get({ params })).rejects.toMatchObject({ status: 404 })
    await expect(office.operators.remove({ params })).rejects.toMatchObject({ status: 404 })
    expect((await office.operators.list()).data.some(({ _id }) => _id === guide.id)).toBe(false)
    const { dayEventCars } = await office.tourEvents.assignmentsOfDay({ params: { date: '2026-03-05' } })
    expect(dayEventCars).toMatchObject([{ _id: unit._id, guide: [{ name: 'Galit Shapira' }] }])
    expect(await auditOf(db, guide.id)).toMatchObject([
      { entity_kind: 'Operator', action: 'deleted', details: { before: { firstName: 'Galit' } } },
    ])
  })
})

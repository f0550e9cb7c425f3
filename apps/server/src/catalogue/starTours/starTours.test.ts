import type { StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const agent = await given.user({ role: 'AGENT', account: await given.account() })
const { starTours } = as(owner)
const [masada, galilee, acre] = [await given.tour(), await given.tour(), await given.tour()]
let numbers = 0
const form = (changes: Partial<StarTourInput> = {}): StarTourInput => ({
  starTourId: 'new',
  name: 'Israel in a Week',
  number: `W${++numbers}`,
  discount: 0.15,
  tours: [galilee.id, masada.id],
  ...changes,
})
const create = (changes: Partial<StarTourInput> = {}) => starTours.create({ body: form(changes) })

describe('star tours', () => {
  it('STAR-05 STAR-06 STAR-07 STAR-11 CAPI-23 CAPI-24 CAPI-25 HOLE-C13 HOLE-C54 save every field and the order of their tours', async () => {
    const fields = {
      isActive: true,
      number: 'W900',
      name: 'Three Days in the Holy Land',
      headline: 'North, south and sea',
      discount: 0.15,
      hashavshevetItemKey: '50900',
      description: '<p>Your own hotel</p>',
      tours: [galilee.id, masada.id, acre.id],
    }
    const made = await create(fields)
    expect(made).toEqual({ ...fields, _id: made._id, starTourId: made._id, updatedAt: made.updatedAt })
    const params = { id: made._id }
    const turned = { ...fields, discount: 0, tours: [acre.id, galilee.id] }
    await starTours.change({ params, body: { ...turned, starTourId: made._id } })
    expect(await starTours.get({ params })).toMatchObject(turned)
    expect(await auditOf(db, made._id)).toMatchObject([
      { action: 'created', actor_name: owner.name },
      {
        action: 'updated',
        details: { before: { discount: 0.15 }, after: { discount: 0, tours: [acre.name, galilee.name] } },
      },
    ])
  })

  it('HOLE-C13 an update must name the same star tour as its path', async () => {
    const made = await create()
    await expect(starTours.change({ params: { id: made._id }, body: form() })).rejects.toMatchObject({
      status: 400,
      code: 'star_tour_mismatch',
    })
    const id = newId()
    await expect(starTours.change({ params: { id }, body: form({ starTourId: id }) })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('HOLE-C43 HOLE-C49 HOLE-C73 every wrong field has an error', async () => {
    const body = form({ name: '', number: ' ', discount: 1, tours: [masada.id, masada.id] })
    await expect(starTours.create({ body })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'name', msg: 'Please fill in the Name field.' },
        { field: 'number', msg: 'Please fill in the Number field.' },
        { field: 'discount', msg: 'Please enter a valid discount between 0 to 100' },
        { field: 'tours', msg: 'Tour appears more than once' },
      ],
    })
    await expect(create({ tours: [] })).rejects.toMatchObject({ issues: [{ field: 'tours' }] })
    await expect(create({ tours: [newId()] })).rejects.toMatchObject({ issues: [{ field: 'tours' }] })
  })

  it('HOLE-C49 numbers are unique ignoring case', async () => {
    await create({ number: 'Same' })
    await expect(create({ number: 'SAME' })).rejects.toMatchObject({
      status: 409,
      code: 'star_tour_number_taken',
    })
  })

  it('HOLE-O96 when two people save the same version, the second gets a conflict', async () => {
    const made = await create()
    const body = form({ starTourId: made._id, number: made.number, updatedAt: made.updatedAt })
    clock.set('2026-03-02T10:00:05+02:00')
    await starTours.change({ params: { id: made._id }, body })
    await expect(starTours.change({ params: { id: made._id }, body })).rejects.toMatchObject({
      code: 'changed_by_another',
    })
    clock.set('2026-03-02T10:00:00+02:00')
  })

  it('CAPI-22 HOLE-C8 HOLE-C7 can be searched by name and sorted; agencies see those on sale', async () => {
    await create({ name: 'Zealots and Desert', isActive: true })
    const resting = await create({ name: 'zealots by Night' })
    const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name)
    const query = { search: 'ZEALOTS', limit: 100 }
    expect(names(await starTours.list({ query }))).toEqual(['Zealots and Desert', 'zealots by Night'])
    expect(names(await starTours.list({ query: { ...query, sort: '-name' } }))[0]).toBe('zealots by Night')
    expect(names(await as(agent).starTours.list({ query }))).toEqual(['Zealots and Desert'])
    await expect(as(agent).starTours.get({ params: { id: resting._id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('STAR-10 CAPI-26 may contain the tours that can be booked', async () => {
    const closed = await given.tour({ is_active: false })
    const { data } = await starTours.available()
    expect(data.find(({ _id }) => _id === masada.id)).toEqual({
      _id: masada.id,
      name: masada.name,
      number: masada.number,
    })
    expect(data.some(({ _id }) => _id === closed.id)).toBe(false)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer()
const { as, db, given } = server
afterAll(server.close)

const { tags, tours } = as(await given.owner())
const make = (tag: string) => tags.create({ body: { tag } })

describe('tags', () => {
  it('TAG-01 CAPI-17 CAPI-18 CAPI-19 HOLE-C11 have an id and a trimmed name, and are found by part of it', async () => {
    const wine = await make('  Wine ')
    expect(wine).toEqual({ _id: expect.any(String), name: 'Wine' })
    const beer = await tags.create({ body: { tag: { name: 'beer and wine' } } })
    expect(await tags.get({ params: { id: wine._id } })).toEqual(wine)
    expect((await tags.list()).data).toEqual([beer, wine])
    expect((await tags.list({ query: { search: 'BEER' } })).data).toEqual([beer])
    await expect(tags.get({ params: { id: newId() } })).rejects.toMatchObject({ status: 404 })
  })

  it('TAG-03 HOLE-C11 HOLE-C84 creating the same name twice returns the first tag, even at the same moment', async () => {
    const [one, two] = await Promise.all([make('Hiking'), make('HIKING')])
    expect(two?._id).toBe(one?._id)
    expect(await actionsOn(db, one?._id ?? '')).toEqual(['created'])
  })

  it('HOLE-C11 have 1 to 60 characters', async () => {
    for (const name of ['  ', 'x'.repeat(61)]) await expect(make(name)).rejects.toMatchObject({ status: 400 })
    expect((await make('y'.repeat(60))).name).toHaveLength(60)
  })

  it('CAPI-20 HOLE-C11 can be renamed, but not to another tag’s name', async () => {
    const [first, second] = [await make('Churches'), await make('Synagogues')]
    const rename = (id: string, tag: string) => tags.change({ params: { id }, body: { tag } })
    expect(await rename(first._id, 'Old churches')).toEqual({ _id: first._id, name: 'Old churches' })
    await expect(rename(second._id, 'old CHURCHES')).rejects.toMatchObject({
      status: 409,
      code: 'tag_name_taken',
    })
    await expect(rename(newId(), 'Nowhere')).rejects.toMatchObject({ status: 404 })
  })

  it('CAPI-21 HOLE-C11 can be deleted unless a tour uses them; deleted tours don’t count', async () => {
    const [main, second] = [await make('Main'), await make('Second')]
    const tour = await given.tour({ main_tag_id: main._id })
    await db
      .insertInto('tour_secondary_tags')
      .values({ tour_id: tour.id, tag_id: second._id, position: 0 })
      .execute()
    const remove = (id: string) => tags.remove({ params: { id } })
    for (const { _id } of [main, second])
      await expect(remove(_id)).rejects.toMatchObject({ status: 409, message: 'Tag is in use' })
    await tours.remove({ params: { id: tour.id } })
    expect(await remove(main._id)).toEqual({ _id: main._id })
    expect(await remove(second._id)).toEqual({ _id: second._id })
    expect(await actionsOn(db, main._id)).toEqual(['created', 'deleted'])
  })
})

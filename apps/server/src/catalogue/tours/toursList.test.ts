import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTourDesk } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { db, given, office } = desk
afterAll(desk.close)

describe('the tours list', () => {
  beforeAll(async () => {
    const tag = await office.tags.create({ body: { tag: 'Food' } })
    await given.tour({ name: 'Carmel market', number: 'L2', main_region: 'tel_aviv', main_tag_id: tag._id })
    await given.tour({ name: 'Market of Acre', number: 'L1', is_active: false })
    await given.tour({ name: 'Wine 100%', number: 'L3' })
  })
  const names = async (query: object) => {
    const page = await office.tours.list({ query: { limit: 100, ...query } })
    return page.data.map(({ name }) => name)
  }

  it('TOUR-02 CAPI-08 HOLE-C8 can be searched by any part of the name, ignoring case', async () => {
    expect(await names({ search: 'MARKET' })).toEqual(['Carmel market', 'Market of Acre'])
    expect(await names({ search: '0%' })).toEqual(['Wine 100%'])
    expect(await names({ search: '_' })).toEqual([])
  })

  it('TOUR-03 CAPI-08 shows only published tours on request', async () => {
    expect(await names({ search: 'market', isActive: 'true' })).toEqual(['Carmel market'])
  })

  it('HOLE-C8 CCONST-24 has pages of five, sorted by name by default', async () => {
    expect(await names({ search: 'market', sort: '-name' })).toEqual(['Market of Acre', 'Carmel market'])
    expect(await names({ search: 'market', sort: 'number' })).toEqual(['Market of Acre', 'Carmel market'])
    const page = await office.tours.list({ query: { search: 'market', limit: 1, page: 2 } })
    expect(page).toMatchObject({ total: 2, page: 2, limit: 1, data: [{ name: 'Market of Acre' }] })
    expect((await office.tours.list()).limit).toBe(5)
  })

  it('sorts numbers as they count, in both directions', async () => {
    for (const number of ['Q-10', 'Q-9', 'Q-100', 'Q-9b', '12'])
      await given.tour({ name: `Quarry ${number}`, number })
    const counted = ['12', 'Q-9', 'Q-9b', 'Q-10', 'Q-100'].map((number) => `Quarry ${number}`)
    expect(await names({ search: 'quarry', sort: 'number' })).toEqual(counted)
    expect(await names({ search: 'quarry', sort: '-number' })).toEqual(counted.toReversed())
  })

  it('TOUR-01 shows name, number, main tag, main region and whether it is active', async () => {
    const { data } = await office.tours.list({ query: { search: 'carmel' } })
    expect(data).toEqual([
      {
        _id: expect.any(String),
        name: 'Carmel market',
        number: 'L2',
        mainTag: { _id: expect.any(String), name: 'Food' },
        mainRegion: 'tel_aviv',
        isActive: true,
        priceGaps: [],
      },
    ])
  })

  it('TOUR-26 marks tours on sale with coming days that have no price', async () => {
    const all = ['small_group', 'medium_group', 'large_group', 'private_group']
    const gapsOf = async (search: string) => {
      const { data } = await office.tours.list({ query: { search } })
      return data[0]?.priceGaps
    }
    const ended = await given.tour({ name: 'Ended list', number: 'L4' })
    const set = (tour: { id: string }, row: object) =>
      db.updateTable('price_lists').set(row).where('tour_id', '=', tour.id).execute()
    await set(ended, { start_date: '2025-01-01', end_date: '2026-02-28' })
    expect(await gapsOf('ended list')).toEqual([
      { group_types: all, start_date: '2026-03-02', end_date: null },
    ])

    const gap = await given.tour({ name: 'Gap in June', number: 'L5' })
    await set(gap, { end_date: '2026-05-31' })
    await given.priceList(gap, { start_date: '2026-07-01', end_date: null })
    expect(await gapsOf('gap in june')).toEqual([
      { group_types: all, start_date: '2026-06-01', end_date: '2026-06-30' },
    ])

    const free = { economy: 0, small_group: 0, medium_group: 0, large_group: 0 }
    await given.tour({ name: 'Only private', number: 'L6' }, free)
    expect(await gapsOf('only private')).toEqual([
      { group_types: all.slice(0, 3), start_date: '2026-03-02', end_date: null },
    ])
    const off = await given.tour({ name: 'Off sale', number: 'L7', is_active: false })
    await set(off, { end_date: '2026-02-28' })
    expect(await gapsOf('off sale')).toEqual([])
  })
})

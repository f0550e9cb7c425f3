import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTourDesk } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { given, office } = desk
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

  it('TOUR-02 CAPI-08 HOLE-C8 is searched by any part of the name, in whatever letters', async () => {
    expect(await names({ search: 'MARKET' })).toEqual(['Carmel market', 'Market of Acre'])
    expect(await names({ search: '0%' })).toEqual(['Wine 100%'])
    expect(await names({ search: '_' })).toEqual([])
  })

  it('TOUR-03 CAPI-08 holds published tours only, when asked', async () => {
    expect(await names({ search: 'market', isActive: 'true' })).toEqual(['Carmel market'])
  })

  it('HOLE-C8 CCONST-24 comes in pages of five, sorted by name unless told otherwise', async () => {
    expect(await names({ search: 'market', sort: '-name' })).toEqual(['Market of Acre', 'Carmel market'])
    expect(await names({ search: 'market', sort: 'number' })).toEqual(['Market of Acre', 'Carmel market'])
    const page = await office.tours.list({ query: { search: 'market', limit: 1, page: 2 } })
    expect(page).toMatchObject({ total: 2, page: 2, limit: 1, data: [{ name: 'Market of Acre' }] })
    expect((await office.tours.list()).limit).toBe(5)
  })

  it('TOUR-01 tells name, number, main tag, main region and whether it is active', async () => {
    const { data } = await office.tours.list({ query: { search: 'carmel' } })
    expect(data).toEqual([
      {
        _id: expect.any(String),
        name: 'Carmel market',
        number: 'L2',
        mainTag: { _id: expect.any(String), name: 'Food' },
        mainRegion: 'tel_aviv',
        isActive: true,
      },
    ])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTourDesk } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { as, db, given, office, create } = desk
afterAll(desk.close)

const agent = await given.user({ role: 'AGENT', account: await given.account() })

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

describe('the public address of tours', () => {
  it('TOUR-33 TOUR-39 CAPI-37 HOLE-C5 starts with the site settings, else with the fallback', async () => {
    expect(await as(agent).siteSettings.get()).toEqual({
      siteBaseUrl: '',
      fallbackBaseUrl: 'https://www.example.com',
    })
    await db.updateTable('site_settings').set({ site_base_url: 'https://day-tours.test/' }).execute()
    expect((await office.siteSettings.get()).siteBaseUrl).toBe('https://day-tours.test/')
    const made = await create()
    expect(made.affiliationLink).toBe(`https://day-tours.test/tour/${made._id}`)
    const own = await create({ affiliationLink: 'https://partner.test/masada' })
    expect(own.affiliationLink).toBe('https://partner.test/masada')
  })
})

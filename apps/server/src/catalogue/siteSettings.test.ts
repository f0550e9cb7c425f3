import { afterAll, describe, expect, it } from 'vitest'
import { openTourDesk } from './tours/tourDesk.fixture.ts'

const desk = await openTourDesk()
const { as, given, office, create } = desk
afterAll(desk.close)

const agent = await given.user({ role: 'AGENT', account: await given.account() })

describe('the public address of tours', () => {
  it('TOUR-33 TOUR-39 CAPI-37 HOLE-C5 starts with the address in the site settings, else with the fallback', async () => {
    expect(await as(agent).siteSettings.get({ query: { type: 'data' } })).toEqual({
      siteBaseUrl: '',
      fallbackBaseUrl: 'https://www.example.com',
    })
    const settings = as(await given.owner()).businessSettings
    await settings.change({ body: { ...(await settings.get()), siteBaseUrl: 'https://day-tours.test/' } })
    expect((await office.siteSettings.get()).siteBaseUrl).toBe('https://day-tours.test/')
    const made = await create()
    expect(made.affiliationLink).toBe(`https://day-tours.test/tour/${made._id}`)
    const own = await create({ affiliationLink: 'https://partner.test/masada' })
    expect(own.affiliationLink).toBe('https://partner.test/masada')
  })
})

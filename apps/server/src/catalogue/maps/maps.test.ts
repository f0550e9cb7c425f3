import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { feature, mapPeer } from '../../../test/mapPeer.ts'

const peer = await mapPeer()
const server = await startServer()
const mapped = await startServer({ env: { MAPS_SEARCH_URL: peer.address, MAPS_WALKING_URL: peer.address } })
afterAll(async () => {
  await server.close()
  await mapped.close()
  peer.close()
})

const agency = await server.given.account()
const agent = server.as(await server.given.user({ account: agency, role: 'AGENT' }))
const azrieli = { lat: 32.0744, lng: 34.7922 }

/** A stored place this many metres north of Azrieli. */
function north(metres: number) {
  return { lat: azrieli.lat + metres / 111_195, lng: azrieli.lng }
}

describe('without a map', () => {
  it('FORM-62 FORM-64 OCONST-15 OCONST-16 HOLE-O58 HOLE-O60 the three nearest stored places are listed, none beyond 12500 metres', async () => {
    const { given } = server
    await given.location({ name: 'Four', address: '4 North Street', ...north(4000) })
    await given.location({ name: 'Nearest', address: '1 North Street', ...north(400) })
    await given.location({ name: 'Second', address: '2 North Street', city: 'jaffa', ...north(-800) })
    await given.location({ name: 'Third', address: '3 North Street', ...north(2000) })
    await given.location({ name: 'Unplaced', address: '5 North Street' })
    const { data } = await agent.maps.nearby({ query: azrieli })
    expect(data).toMatchObject([
      { name: 'Nearest', city: 'tel_aviv', metres: 520, minutes: 7 },
      { name: 'Second', city: 'jaffa', metres: 1040, minutes: 13 },
      { name: 'Third', address: '3 North Street', metres: 2600, minutes: 33 },
    ])
    // 9700 metres as the crow flies are 12610 on foot.
    expect(await agent.maps.nearby({ query: north(4000 + 9700) })).toEqual({ data: [] })
    expect((await agent.maps.nearby({ query: north(4000 + 9500) })).data).toMatchObject([{ name: 'Four' }])
  })

  it('returns the walk between two points', async () => {
    const query = { from: '32.0744,34.7922', to: '32.0744,34.7922' }
    expect(await agent.maps.walking({ query })).toEqual({ minutes: 1, metres: 0 })
  })

  it.each(['here', '32.0744', '91,34', '32,181', ''])('%j is not a valid point', async (from) => {
    await expect(agent.maps.walking({ query: { from, to: '32,34' } })).rejects.toMatchObject({ status: 400 })
  })

  it('an agency sees the stored places and the active highlights', async () => {
    await server.given.highlight({ name: 'Palm Garden', address: '7 Palm Road, Jaffa' })
    await server.given.highlight({ name: 'Palm Cellar', address: '9 Palm Road, Jaffa', is_active: false })
    const names = async (client: typeof agent) =>
      (await client.maps.autocomplete({ query: { input: 'palm road' } })).data.map(({ name }) => name)
    expect(await names(agent)).toEqual(['Palm Garden'])
    expect(await names(server.as(await server.given.owner()))).toEqual(['Palm Cellar', 'Palm Garden'])
  })
})

describe('towns, ports and sights', () => {
  it.each(['Eilat', 'Haifa Port', 'Tiberias', 'אילת', 'נמל חיפה', 'טבריה'])(
    '%s is found without a map, with its coordinates',
    async (input) => {
      const { data } = await agent.maps.autocomplete({ query: { input } })
      expect(data[0]).toEqual({
        name: expect.any(String),
        address: input,
        lat: expect.any(Number),
        lng: expect.any(Number),
      })
    },
  )

  it('come after our own places', async () => {
    await server.given.location({ name: 'Dan Eilat', address: 'Dan Eilat, North Beach', ...north(0) })
    const { data } = await agent.maps.autocomplete({ query: { input: 'eilat' } })
    expect(data.slice(0, 2).map(({ address }) => address)).toEqual(['Dan Eilat, North Beach', 'Eilat'])
  })
})

describe('with a map', () => {
  it('FORM-62 MAPS-02 OAPI-37 the map’s walking distances decide what is near and nearest', async () => {
    const { given } = mapped
    const places = [north(300), north(600), north(900)]
    for (const [at, name] of ['Over the river', 'Next door', 'No way there'].entries())
      await given.location({ name, address: `${at} North Street`, ...places[at] })
    const [river, door, none] = places.map(({ lat, lng }) => `${lng},${lat}`)
    peer.metres = { [`${river}`]: 5400, [`${door}`]: 660, [`${none}`]: null }
    const staff = mapped.as(await given.owner())
    expect((await staff.maps.nearby({ query: azrieli })).data).toMatchObject([
      { name: 'Next door', metres: 660, minutes: 11 },
      { name: 'Over the river', metres: 5400, minutes: 90 },
    ])
  })

  it('FORM-63 OAPI-37 HIGH-08 MAPS-01 the map’s places in Israel come after our own and the gazetteer’s, each address once', async () => {
    const { given } = mapped
    await given.location({ name: 'Habima Hotel', address: '1 Habima Square, Tel Aviv', ...north(100) })
    peer.features = [
      feature(
        { name: 'Hotel', street: '1 Habima Square', city: 'Tel Aviv', countrycode: 'IL' },
        [34.78, 32.07],
      ),
      feature({ name: 'Habima Theatre', city: 'Tel Aviv', countrycode: 'IL' }, [34.7794, 32.0727]),
      feature({ name: 'Habima', city: 'Moscow', countrycode: 'RU' }, [37.6, 55.7]),
    ]
    const staff = mapped.as(await given.owner())
    expect((await staff.maps.autocomplete({ query: { input: 'habima' } })).data).toEqual([
      { name: 'Habima Hotel', address: '1 Habima Square, Tel Aviv', ...north(100) },
      expect.objectContaining({ address: 'Habima Square' }),
      { name: 'Habima Theatre', address: 'Habima Theatre, Tel Aviv', lat: 32.0727, lng: 34.7794 },
    ])
  })

  it('FORM-65 OCONST-16 if the lookup fails the walk is 1 minute and 100000 metres, and nothing is near', async () => {
    peer.isDown = true
    const staff = mapped.as(await mapped.given.owner())
    const query = { from: '32.0744,34.7922', to: '32.07,34.79' }
    expect(await staff.maps.walking({ query })).toEqual({ minutes: 1, metres: 100_000 })
    expect(await staff.maps.nearby({ query: azrieli })).toEqual({ data: [] })
    const { data } = await staff.maps.autocomplete({ query: { input: 'habima' } })
    expect(data.map(({ address }) => address)).toEqual(['1 Habima Square, Tel Aviv', 'Habima Square'])
  })
})

import { unknownWalk } from '@tourdesk/domain/pricing/nearby'
import { afterAll, expect, test } from 'vitest'
import { feature, mapPeer } from '../../../test/mapPeer.ts'
import { mapsOf } from './mapsOf.ts'

const peer = await mapPeer()
afterAll(peer.close)

const warned: string[] = []
const warn = (text: string) => void warned.push(text)
const maps = mapsOf(
  { maps: { searchUrl: peer.address, walkingUrl: peer.address, drivingUrl: peer.address } },
  warn,
)
const nothing = mapsOf({ maps: { searchUrl: undefined, walkingUrl: undefined, drivingUrl: undefined } }, warn)
const habima = { lat: 32.0727, lng: 34.7794 }
const market = { lat: 32.0687, lng: 34.7691 }

test('FORM-63 OAPI-37 MAPS-01 places are searched in Israel, and others are dropped', async () => {
  peer.features = [
    feature(
      { name: 'Habima', street: 'Tarsat Boulevard', housenumber: '2', city: 'Tel Aviv', countrycode: 'IL' },
      [34.7794, 32.0727],
    ),
    feature({ name: 'Habima Café', city: 'Berlin', countrycode: 'DE' }, [13.4, 52.5]),
    feature({ name: 'Somewhere', city: 'Nowhere' }, [0, 0]),
    feature({ street: 'Allenby', housenumber: '40', city: 'תל אביב', countrycode: 'IL' }, [34.769, 32.07]),
    feature({ countrycode: 'IL' }, [35, 32]),
  ]
  expect(await maps.find('habima', 8)).toEqual([
    { name: 'Habima', address: 'Tarsat Boulevard 2, Tel Aviv', ...habima },
    { name: 'Allenby 40', address: 'Allenby 40, תל אביב', lat: 32.07, lng: 34.769 },
  ])
  expect(peer.asked.at(-1)).toBe('/api?q=habima&limit=8&bbox=34.2,29.4,35.9,33.4&countrycode=IL')
})

test('MAPS-02 OAPI-37 walks to several places are requested in one call', async () => {
  peer.metres = { '34.7691,32.0687': 1230, '35,32': null }
  expect(await maps.walks(habima, [market, { lat: 32, lng: 35 }])).toEqual([
    { minutes: 21, metres: 1230 },
    unknownWalk,
  ])
  expect(peer.asked.at(-1)).toBe(
    '/table/v1/foot/34.7794,32.0727;34.7691,32.0687;35,32?sources=0&annotations=duration,distance',
  )
  const asked = peer.asked.length
  expect(await maps.walks(habima, [])).toEqual([])
  expect(peer.asked).toHaveLength(asked)
})

test('FORM-65 HOLE-C61 a failing map returns no places, and its walk is 1 minute and 100000 metres', async () => {
  peer.isDown = true
  expect(await maps.find('habima', 8)).toEqual([])
  expect(await maps.walks(habima, [market])).toEqual([{ minutes: 1, metres: 100_000 }])
  const nowhere = 'http://127.0.0.1:1'
  const gone = mapsOf({ maps: { searchUrl: nowhere, walkingUrl: nowhere, drivingUrl: nowhere } }, warn)
  expect(await gone.find('habima', 8)).toEqual([])
  expect(await gone.walks(habima, [market])).toEqual([unknownWalk])
  expect(warned).toEqual([
    `The map at ${peer.address} gave no answer: status 500`,
    `The map at ${peer.address} gave no answer: status 500`,
    expect.stringContaining(`The map at ${nowhere} gave no answer: `),
    expect.stringContaining(`The map at ${nowhere} gave no answer: `),
  ])
})

test('HOLE-O58 without maps there are no other places, and walks are estimated', async () => {
  expect(await nothing.find('habima', 8)).toEqual([])
  const [walk] = await nothing.walks(habima, [market])
  expect(walk?.metres).toBeGreaterThan(1300)
  expect(walk?.metres).toBeLessThan(1600)
  expect(walk?.minutes).toBe(Math.ceil((walk?.metres ?? 0) / 80))
})

import { createServer } from 'node:http'

/** What a Photon and an OSRM are made to say. */
export interface MapPeer {
  address: string
  /** Features of the next searches. */
  features: object[]
  /** Metres by `lng,lat` of the place walked to; `null` where no way leads. */
  metres: Record<string, number | null>
  /** What was asked, path and query. */
  asked: string[]
  /** Answers 500 from now on. */
  isDown: boolean
  close(): void
}

/** A map that speaks Photon's `api` and OSRM's `table` over HTTP, one metre a second. */
export async function mapPeer(): Promise<MapPeer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://map')
    peer.asked.push(decodeURIComponent(`${url.pathname}${url.search}`))
    if (peer.isDown) response.writeHead(500).end('down')
    else if (url.pathname === '/api') response.end(JSON.stringify({ features: peer.features }))
    else response.end(JSON.stringify(tableOf(url.pathname)))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : 0
  const peer: MapPeer = {
    address: `http://127.0.0.1:${port}`,
    features: [],
    metres: {},
    asked: [],
    isDown: false,
    close: () => void server.close(),
  }
  return peer

  function tableOf(path: string) {
    const [, ...places] = path.replace('/table/v1/foot/', '').split(';')
    const row = [0, ...places.map((place) => peer.metres[place] ?? null)]
    return { code: 'Ok', durations: [row], distances: [row] }
  }
}

/** A feature as Photon tells it. */
export function feature(properties: object, [lng, lat]: [number, number]) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties }
}

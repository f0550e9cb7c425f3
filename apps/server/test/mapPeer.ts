import { createServer } from 'node:http'

/** The answers of a fake Photon and OSRM. */
export interface MapPeer {
  address: string
  /** Features of the next searches. */
  features: object[]
  /** Metres by the destination's `lng,lat`; `null` if there's no route. */
  metres: Record<string, number | null>
  /** Seconds from each point to each, for drives. */
  drives: (number | null)[][]
  /** The requests received, path and query. */
  asked: string[]
  /** Fails with 500 while it's true. */
  isDown: boolean
  close(): void
}

/** A fake map server with Photon's `api` and OSRM's `table`, at one metre per second. */
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
    drives: [],
    asked: [],
    isDown: false,
    close: () => void server.close(),
  }
  return peer

  function tableOf(path: string) {
    if (path.startsWith('/table/v1/driving/')) return { code: 'Ok', durations: peer.drives }
    const [, ...places] = path.replace('/table/v1/foot/', '').split(';')
    const row = [0, ...places.map((place) => peer.metres[place] ?? null)]
    return { code: 'Ok', durations: [row], distances: [row] }
  }
}

/** A feature in Photon's format. */
export function feature(properties: object, [lng, lat]: [number, number]) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties }
}

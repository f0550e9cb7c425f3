import { createServer } from 'node:http'

/** The answers of a fake Bank of Israel. */
export interface RatePeer {
  address: string
  /** Shekels per dollar and per euro, as published at `lastUpdate`. */
  shekels: { USD: number; EUR: number }
  lastUpdate: string
  /** Returned instead of rates. */
  nonsense: string | null
  /** Fails with 503 while it's true. */
  isDown: boolean
  /** The number of requests so far. */
  asked: number
  close(): void
}

/** A fake server of the Bank of Israel's public API. */
export async function ratePeer(): Promise<RatePeer> {
  const server = createServer((_, response) => {
    peer.asked += 1
    if (peer.isDown) response.writeHead(503).end('down')
    else response.setHeader('content-type', 'application/json').end(peer.nonsense ?? JSON.stringify(answer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : 0
  const peer: RatePeer = {
    address: `http://127.0.0.1:${port}/PublicApi/GetExchangeRates`,
    shekels: { USD: 3.65, EUR: 4.015 },
    lastUpdate: '2026-03-01T13:25:02.8257076Z',
    nonsense: null,
    isDown: false,
    asked: 0,
    close: () => void server.close(),
  }
  return peer

  function answer() {
    const published = (key: string, currentExchangeRate: number, unit = 1) => {
      return { key, currentExchangeRate, currentChange: 0.1, unit, lastUpdate: peer.lastUpdate }
    }
    const { USD, EUR } = peer.shekels
    return {
      exchangeRates: [published('USD', USD), published('JPY', 2.4157, 100), published('EUR', EUR * 10, 10)],
    }
  }
}

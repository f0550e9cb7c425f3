import { createServer } from 'node:http'
import type { TranzilaKeys } from '../src/kernel/env.ts'

/** A fake Tranzila server that gives the answers it's set to. */
export interface TranzilaPeer {
  keys: TranzilaKeys
  status: number
  body: string
  close(): void
}

export async function tranzilaPeer(): Promise<TranzilaPeer> {
  const server = createServer((_, response) => response.writeHead(peer.status).end(peer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
  const peer: TranzilaPeer = {
    keys: {
      terminal: 'tourdesk',
      appKey: 'key',
      secret: 'the secret of the terminal',
      pageUrl: address,
      apiUrl: address,
      reportUrl: address,
      reportAmounts: 'cents',
      referenceField: { name: 'our_ref', number: 7 },
    },
    status: 200,
    body: '',
    close: () => void server.close(),
  }
  return peer
}

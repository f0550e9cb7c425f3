import { afterAll, expect, test } from 'vitest'
import { ratePeer } from '../../../test/ratePeer.ts'
import { bankOfIsrael } from './bankOfIsrael.ts'

const peer = await ratePeer()
afterAll(peer.close)
const ask = bankOfIsrael(peer.address)

test('shekels for a dollar and for ten euros become units per dollar, dated by their publication in Israel', async () => {
  peer.lastUpdate = '2026-03-01T22:30:00.1234567Z'
  expect(await ask()).toEqual({ rates: { EUR: 0.909091, ILS: 3.65 }, validOn: '2026-03-02' })
})

test('a bank that fails or refuses counts as unreachable', async () => {
  const away = bankOfIsrael('http://127.0.0.1:1')
  await expect(away()).rejects.toMatchObject({ code: 'rates_unreachable' })
  peer.isDown = true
  await expect(ask()).rejects.toMatchObject({ code: 'rates_unreachable' })
  peer.isDown = false
})

test('an answer without dollar or euro, or with invalid rates, is not used', async () => {
  const euro = { key: 'EUR', currentExchangeRate: 4, unit: 1, lastUpdate: '2026-03-01T13:25:02Z' }
  const dollar = { ...euro, key: 'USD' }
  const answers = [
    '<html>Maintenance</html>',
    '{}',
    JSON.stringify({ exchangeRates: [euro] }),
    JSON.stringify({ exchangeRates: [euro, { ...dollar, currentExchangeRate: 0 }] }),
    JSON.stringify({ exchangeRates: [euro, { ...dollar, currentExchangeRate: '3.7' }] }),
    JSON.stringify({ exchangeRates: [euro, { ...dollar, lastUpdate: 'yesterday' }] }),
    JSON.stringify({ exchangeRates: [euro, { ...dollar, currentExchangeRate: 1e12 }] }),
  ]
  for (const answer of answers) {
    peer.nonsense = answer
    await expect(ask(), answer).rejects.toMatchObject({ code: 'rates_unreadable' })
  }
})

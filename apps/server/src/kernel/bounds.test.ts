import { afterAll, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../test/as.ts'

const server = await startServer()
afterAll(server.close)

it('a request that never ends is closed: its headers within 20 seconds, all of it within 5 minutes', () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 20_000, requestTimeout: 300_000 })
})

it('a server without disk space is not ready and says why', async () => {
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  const full = await startServer({ env: { LEAST_FREE_MB: '9000000000' } })
  onTestFinished(full.close)
  const answer = await full.app.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'disk_full' })
  expect((await full.app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

it('an installation that names a contact has a security.txt that is still valid for months', async () => {
  const env = { SECURITY_CONTACT: 'security@desk.example.com', WEB_ORIGIN: 'https://desk.example.com' }
  const named = await startServer({ env })
  onTestFinished(named.close)
  const answer = await named.app.inject({ url: '/.well-known/security.txt' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@desk.example.com',
    'Expires: 2026-08-29T08:00:00.000Z',
    'Preferred-Languages: en, he',
    'Canonical: https://desk.example.com/.well-known/security.txt',
    '',
  ])
})

it('an installation that names nobody has no security.txt', async () => {
  expect((await server.app.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404)
})

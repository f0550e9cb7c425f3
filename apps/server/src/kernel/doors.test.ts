import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'

const webOrigin = 'https://desk.example.com'
const server = await startServer({ env: { WEB_ORIGIN: webOrigin, API_KEY: 'the key of our screens' } })
afterAll(server.close)
const { app, given } = server

const user = await given.user()
const login = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers,
    payload: { email: user.login, password: user.password },
  })
const cookie = (await login({})).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

describe('pages of other sites', () => {
  it('API-02 the web origin may call with cookies, and no other site', async () => {
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/v1/accounts',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-api-key,x-remember-me',
        },
      })
    const allowed = await ask(webOrigin)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': webOrigin,
      'access-control-allow-credentials': 'true',
    })
    expect((await ask('https://evil.example.org')).headers['access-control-allow-origin']).toBe(webOrigin)
  })

  it('API-02 a change sent by another site with our cookies is refused', async () => {
    expect((await login({ origin: 'https://evil.example.org' })).statusCode).toBe(403)
    expect((await login({ origin: webOrigin })).statusCode).toBe(200)
  })

  it('API-02 without a web origin other sites get no CORS headers', async () => {
    const alone = await startServer()
    try {
      const answer = await alone.app.inject({ url: '/healthz', headers: { origin: webOrigin } })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    } finally {
      await alone.close()
    }
  })
})

describe('the key of the API', () => {
  const list = (headers: { 'x-api-key'?: string }) =>
    app.inject({ url: '/api/v1/accounts', headers: { cookie, ...headers } })

  it('API-04 HOLE-A44 data calls must send it, and a wrong one is 403', async () => {
    expect((await list({ 'x-api-key': 'the key of our screens' })).statusCode).toBe(200)
    for (const headers of [{}, { 'x-api-key': 'web' }]) {
      const answer = await list(headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'not_allowed' })
    }
  })

  it('API-04 HOLE-A44 an address that is spelled differently needs it too', async () => {
    const address = '/api/v1/accounts'
    const spellings = [...address].map((letter, at) => {
      const code = letter.charCodeAt(0).toString(16).padStart(2, '0')
      return `${address.slice(0, at)}%${code}${address.slice(at + 1)}`
    })
    const answers = await Promise.all(
      spellings.map(async (url) => (await app.inject({ url, headers: { cookie } })).statusCode),
    )
    // An encoded slash is no slash, so there's nothing at such an address.
    expect(answers).toEqual([...address].map((letter) => (letter === '/' ? 404 : 403)))
    const tag = await app.inject({
      method: 'POST',
      url: '/%61pi/v1/tags',
      headers: { cookie },
      payload: { tag: 'No key' },
    })
    expect(tag.statusCode).toBe(403)
  })

  it('HOLE-A44 signing in, uploads and pages don’t need it', async () => {
    expect((await login({})).statusCode).toBe(200)
    const upload = await app.inject({ method: 'POST', url: '/api/v1/uploads/image', headers: { cookie } })
    expect(upload.json()).toMatchObject({ code: 'file_required' })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })

  it('HOLE-A44 without a configured key, any key is fine', async () => {
    const open = await startServer()
    try {
      const page = await open.as(await open.given.user()).agencies.list()
      expect(page.total).toBe(1)
    } finally {
      await open.close()
    }
  })
})

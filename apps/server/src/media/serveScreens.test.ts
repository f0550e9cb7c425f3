import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { buildApp } from '../app.ts'
import { html } from '../kernel/html.ts'
import { sendPage } from '../kernel/plainPage.ts'

const server = await startServer()
const webDir = await mkdtemp(join(tmpdir(), 'tourdesk-screens-'))
await mkdir(join(webDir, 'assets'))
await writeFile(join(webDir, 'index.html'), '<meta name="style-nonce" nonce="of-this-answer" />')
await writeFile(join(webDir, 'assets/index-1.js'), 'start()')
const app = await buildApp(server.product, { webDir })
app.get('/plain', (_, reply) => sendPage(reply, { language: 'en', title: 'Pay', body: html`<p>Pay</p>` }))
afterAll(async () => {
  await app.close()
  await server.close()
  await rm(webDir, { recursive: true })
})

/** The directives of a page's policy, by name. */
function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const parts = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    parts.map((part) => part.trim()).map((part) => [part.split(' ')[0], part.slice(part.indexOf(' ') + 1)]),
  )
}

test('the page takes only its own style elements, by a nonce of each answer', async () => {
  const nonces = new Set<string>()
  for (const url of ['/', '/operations', '/index.html', '/customer.html']) {
    const { headers, body, statusCode } = await app.inject({ url })
    const nonce = /nonce="([\w+/]{22}==)"/.exec(body)?.[1] ?? ''
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(policyOf(headers)).toMatchObject({
      'style-src': "'self'",
      'style-src-elem': `'self' 'nonce-${nonce}'`,
      'style-src-attr': "'unsafe-inline'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    })
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
  const script = await app.inject({ url: '/assets/index-1.js' })
  expect([script.body, script.headers['cache-control']]).toEqual([
    'start()',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.inject({ method: 'HEAD', url: '/index.html' })).statusCode).toBe(200)
})

test('the pages that the server writes take only their own styles, by hash', async () => {
  const { headers, body } = await app.inject({ url: '/plain' })
  const styles = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(styles))).toString('base64')
  expect(policyOf(headers)).toMatchObject({ 'default-src': "'none'", 'style-src': `'sha256-${digest}'` })
})

test('data opened as a page runs nothing, and in production every answer keeps browsers on HTTPS', async () => {
  const { headers } = await app.inject({ url: '/api/v1/auth/getCurrentUser' })
  expect(policyOf(headers)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" })
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
  expect(headers).not.toHaveProperty('strict-transport-security')
  const production = await startServer({ env: { NODE_ENV: 'production', DEMO: 'off' } })
  for (const url of ['/api/v1/auth/getCurrentUser', '/api/v1/nothing', '/health/live', '/nothing'])
    expect((await production.app.inject({ url })).headers, url).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  await production.close()
})

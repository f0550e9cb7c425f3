import { expect, test } from 'vitest'
import { webOriginOf } from './webOrigin.ts'

test.each([
  [{ webOrigin: 'https://desk.example.com', host: '127.0.0.1' }, 'https://desk.example.com'],
  [{ webOrigin: undefined, host: '127.0.0.1' }, 'http://localhost:4321'],
  [{ webOrigin: undefined, host: '0.0.0.0' }, 'http://localhost:4321'],
  [{ webOrigin: undefined, host: '::' }, 'http://localhost:4321'],
])('links of %j begin with %s', (env, origin) => {
  expect(webOriginOf(env, 4321)).toBe(origin)
})

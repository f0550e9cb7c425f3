import { expect, test } from 'vitest'
import { unexplained } from './unexplained.ts'

const manifests = [
  { name: '@tourdesk/server', dependencies: { fastify: '5.0.0', '@tourdesk/domain': '0.1.0' } },
  { name: '@tourdesk/domain', devDependencies: { vitest: '5.0.0' } },
]

test('a table with every dependency passes; one row may carry a family', () => {
  expect(unexplained(manifests, '| Package | For |\n|---|---|\n| `fastify`, `vitest` | both |')).toEqual([])
})

test('a dependency without a row and a row without a dependency are reported', () => {
  expect(unexplained(manifests, '| `fastify` | HTTP |\n| `express` | HTTP |')).toEqual([
    'vitest is used and not explained',
    'express is explained and not used',
  ])
})

test('a dependency with two rows is reported', () => {
  expect(unexplained(manifests, '| `fastify`, `vitest` | both |\n| `fastify` | HTTP |')).toEqual([
    'fastify is explained twice',
  ])
})

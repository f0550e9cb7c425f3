import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesStamp } from './sourcesStamp.ts'

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'tourdesk-stamp-'))
  write('apps/web/src/App.tsx', 'the frame')
  write('packages/domain/src/money.ts', 'cents')
  write('package-lock.json', 'react 19')
})
afterEach(() => rmSync(checkout, { recursive: true }))

test.each<[string, () => void]>([
  ['a file', () => write('apps/web/src/App.tsx', 'another frame')],
  ['a new file', () => write('apps/web/public/icon.svg', 'a bus')],
  ['a hidden file that is named', () => write('apps/web/.env', 'VITE_API_KEY=mine')],
  ['another package', () => write('packages/domain/src/money.ts', 'whole cents')],
  ['the version of a dependency', () => write('package-lock.json', 'react 20')],
  ['the name of a file', () => renameSync(path('apps/web/src/App.tsx'), path('apps/web/src/Frame.tsx'))],
  ['a deleted file', () => rmSync(path('apps/web/src/App.tsx'))],
])('the stamp changes with %s', (_, change) => {
  const before = stamp()
  change()
  expect(stamp()).not.toBe(before)
})

test('the stamp changes with what else it depends on', () => {
  expect(stamp(['2026-03-03'])).not.toBe(stamp(['2026-03-02']))
})

test('the stamp stays after a change elsewhere, of what was built, and of what was installed', () => {
  const before = stamp()
  write('apps/server/src/serve.ts', 'the server')
  write('apps/web/dist/index.html', 'built')
  write('packages/domain/node_modules/zod/index.js', 'installed')
  expect(stamp()).toBe(before)
})

function stamp(besides: string[] = []): string {
  const files = ['apps/web/**', 'apps/web/.env*', 'packages/**', 'package-lock.json']
  return sourcesStamp({ checkout, files, besides })
}

function path(file: string): string {
  return join(checkout, file)
}

function write(file: string, text: string): void {
  mkdirSync(join(path(file), '..'), { recursive: true })
  writeFileSync(path(file), text)
}

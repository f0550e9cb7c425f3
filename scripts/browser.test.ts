import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from './browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourdesk-browser-'))
})
afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH comes first', () => {
  vi.stubEnv('CHROMIUM_PATH', program('mine'))
  vi.stubEnv('PATH', folderWith('chromium'))
  expect(findBrowser()).toBe(join(folder, 'mine'))
})

test('a CHROMIUM_PATH that is not a program is an error', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nothing'))
  expect(() => findBrowser()).toThrow(/^CHROMIUM_PATH is .*nothing, which is no program\.$/)
})

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  '%s on the PATH is found',
  (name) => {
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PATH', folderWith(name))
    expect(findBrowser()).toBe(join(folder, name))
  },
)

function folderWith(name: string): string {
  program(name)
  return folder
}

function program(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

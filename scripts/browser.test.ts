import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
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

test('the headless shell comes before a whole browser, in whatever order they are on the PATH', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv(
    'PATH',
    [folderWith('whole/chromium'), folderWith('light/chromium-headless-shell')].join(delimiter),
  )
  expect(findBrowser()).toBe(join(folder, 'light/chromium-headless-shell'))
})

test.each([
  'chromium_headless_shell-1200/chrome-linux/headless_shell',
  'chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
])('Playwright’s own shell at %s comes before a whole browser', (path) => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
  vi.stubEnv('PATH', folderWith('whole/chromium'))
  program('chromium-1200/chrome-linux64/chrome')
  const shell = program(path)
  expect(findBrowser()).toBe(shell)
})

/** Puts a program there and returns its folder. */
function folderWith(name: string): string {
  return dirname(program(name))
}

function program(name: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

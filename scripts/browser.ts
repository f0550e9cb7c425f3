import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Debian's package, which is
 * installed if we're root.
 * @throws {Error} that says in one line what to do.
 */
export function findBrowser(): string {
  const found = fromSetting() ?? fromPath() ?? fromPlaywright()
  if (found) return found
  if (isRoot() && existsSync('/usr/bin/apt-get')) installPackage()
  const installed = fromPath()
  if (installed) return installed
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.')
}

/** Flags that keep Chromium quiet and offline; the headless shell ignores the first. */
export const browserFlags = [
  '--headless',
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function fromSetting(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is no program.`)
  return path
}

function fromPath(): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? []
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isProgram)
}

function fromPlaywright(): string | undefined {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  return [process.env.PLAYWRIGHT_BROWSERS_PATH, ...caches]
    .filter((cache) => cache !== undefined)
    .flatMap((cache) =>
      globSync('chromium-*/chrome-*/{chrome,*.app/Contents/MacOS/*}', { cwd: cache }).map((path) =>
        join(cache, path),
      ),
    )
    .sort()
    .findLast(isProgram)
}

function installPackage(): void {
  console.error('Installing Debian’s chromium-headless-shell for the browser tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  execFileSync('apt-get', install, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

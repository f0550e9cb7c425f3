import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The path of a Chromium for the tests: CHROMIUM_PATH, or the headless shell, which needs a tenth less CPU
 * than the full browser: on the PATH, Playwright's own, or Debian's package, which is installed if we're
 * root. Else the full browser.
 * @throws {Error} that says in one line what to do.
 */
export function findBrowser(): string {
  const found = fromSetting() ?? shell() ?? installedShell() ?? wholeBrowser()
  if (found) return found
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

function shell(): string | undefined {
  return (
    fromPath(['chromium-headless-shell']) ??
    fromPlaywright('chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}')
  )
}

function wholeBrowser(): string | undefined {
  return (
    fromPath(['chromium', 'chromium-browser', 'google-chrome']) ??
    fromPlaywright('chromium-*/chrome-*/{chrome,*.app/Contents/MacOS/*}')
  )
}

function fromPath(names: string[]): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? []
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function fromPlaywright(pattern: string): string | undefined {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
  return [process.env.PLAYWRIGHT_BROWSERS_PATH, ...caches]
    .filter((cache) => cache !== undefined)
    .flatMap((cache) => globSync(pattern, { cwd: cache }).map((path) => join(cache, path)))
    .sort()
    .findLast(isProgram)
}

/** Debian's package, installed if possible; if that fails, there may still be another browser. */
function installedShell(): string | undefined {
  if (!isRoot() || !fromPath(['apt-get'])) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const isListed = () => run('apt-cache', 'search', '--names-only', '^chromium-headless-shell$') !== ''
    if (!isListed() && wholeBrowser()) return undefined
    console.error('Installing Debian’s chromium-headless-shell for the browser tests …')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  } catch (error) {
    console.error(`It can't be installed: ${error instanceof Error ? error.message : error}`)
  }
  return shell()
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourcesStamp } from '../../scripts/sourcesStamp.ts'
import { dayAhead } from './days.ts'

const root = join(import.meta.dirname, '../..')

export interface RunningProduct {
  address: string
  dataDir: string
  /** The output of the start. */
  printed: string
  stop: () => Promise<void>
}

/**
 * Starts the product as its users do, on a free port with its own data folder: with the demo business, or
 * with DEMO=off.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = await newFolder()
  if (settings.DEMO !== 'off') await cp(filledFolder(), dataDir, { recursive: true })
  const product = await startIn(dataDir, settings)
  const stop = async () => {
    await product.stop()
    await removeFolder(dataDir)
  }
  return { ...product, stop }
}

/**
 * Fills a data folder with the demo business; every product of a run gets a copy. Filling one takes a minute
 * of CPU time, so it's kept for other runs on the same day with the same server.
 */
export async function fillFolder(): Promise<string> {
  const dataDir = await newFolder()
  process.env[filled] = dataDir
  const kept = join(keptFolders, filledFrom())
  if (existsSync(kept)) {
    await cp(kept, dataDir, { recursive: true })
  } else {
    const product = await startIn(dataDir)
    await product.stop()
    await keep(dataDir, kept)
  }
  return dataDir
}

const filled = 'TOURDESK_FILLED_FOLDER'
const keptFolders = join(root, 'node_modules/.cache/tourdesk-journeys')

/** A stamp of everything that a filled folder depends on. */
function filledFrom(): string {
  const server = ['start.ts', 'apps/server/**', 'packages/**', 'demo/**', 'package-lock.json']
  return sourcesStamp({ checkout: root, files: server, besides: [dayAhead(0)] })
}

/** Replaces the kept folder. It's copied to a temporary name first, so that no run uses half of it. */
async function keep(dataDir: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${process.pid}`
  await removeFolder(keptFolders)
  await cp(dataDir, unfinished, { recursive: true })
  await rename(unfinished, kept)
}

/** Tries again if something is written into the folder at the same time. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** True if a folder was already filled, for example for another suite of the same run. */
export function isFilled(): boolean {
  return Boolean(process.env[filled])
}

function filledFolder(): string {
  const folder = process.env[filled]
  if (!folder) throw new Error('No folder was filled before the journeys.')
  return folder
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'tourdesk-journeys-'))
}

async function startIn(dataDir: string, settings: Record<string, string> = {}): Promise<RunningProduct> {
  const product = spawn(process.execPath, ['start.ts'], {
    cwd: root,
    // Journeys never call a bank, and the renderer of the screens isn't part of production.
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'on',
      NODE_ENV: 'test',
      RATES_URL: 'http://127.0.0.1:1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = await startOf(product)
  const address = /ready: (http\S+)/.exec(printed)?.[1] ?? ''
  const stop = async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
  }
  return { address, dataDir, printed, stop }
}

/** Everything printed up to the line that says how to stop. */
function startOf(product: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    product.stdout?.on('data', (chunk) => {
      said += chunk
      if (/^Ctrl-C/m.test(said)) resolve(said)
    })
    product.once('exit', () => reject(new Error(`The product did not start:\n${said}`)))
  })
}

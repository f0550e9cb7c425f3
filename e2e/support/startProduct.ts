import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface RunningProduct {
  address: string
  dataDir: string
  /** What the start printed. */
  printed: string
  stop: () => Promise<void>
}

/** Starts the product like its users do, on a free port with its own data folder: the demo business, or DEMO=off. */
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
 * Fills a data folder with the demo business, which takes half a minute, so that every product of a run starts from a
 * copy in seconds.
 */
export async function fillFolder(): Promise<string> {
  const dataDir = await newFolder()
  const product = await startIn(dataDir)
  await product.stop()
  process.env[filled] = dataDir
  return dataDir
}

const filled = 'TOURDESK_FILLED_FOLDER'

/** Again, if something was written into it meanwhile. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
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
    // No journey calls a bank.
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'on',
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

/** Everything printed, up to the line that says how to stop. */
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

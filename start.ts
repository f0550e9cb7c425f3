import { demoLogins } from '@tourdesk/demo/logins'
import { openFirstAccount } from '@tourdesk/server/identity/openFirstAccount'
import { refuseDemoLogins } from '@tourdesk/server/identity/refuseDemoLogins'
import { setUpLink } from '@tourdesk/server/identity/setUp/setUpLink'
import type { Connection } from '@tourdesk/server/kernel/database'
import { type Env, readEnv, SettingsError } from '@tourdesk/server/kernel/env'
import type { Product } from '@tourdesk/server/kernel/product'
import { type Running, serve } from '@tourdesk/server/serve'

/** Starts the product; every reason not to is one clear line, not a stack trace. */
async function start(): Promise<void> {
  const env = readEnv(process.env, demoLogins.password)
  const running = await serve(env, { prepare })
  // First, so that a signal sent at the first line it prints also stops the database.
  stopOnSignal(running)
  console.log(welcome(running, env, await setUpLink(running.product)))
}

async function prepare(product: Product, direct: Connection): Promise<void> {
  if (product.env.production) await refuseDemoLogins(product, demoLogins.password)
  await openFirstAccount(product)
  if (!product.env.demo) return
  const { fillDemo } = await import('@tourdesk/demo/fillDemo')
  await fillDemo(product, direct, (line) => console.log(line))
}

function welcome({ address }: Running, env: Env, setUp: string | null): string {
  const lines = ['', `Tourdesk is ready: ${address.replace('//127.0.0.1:', '//localhost:')}`]
  if (env.demo) {
    lines.push('', `Demo logins, password ${demoLogins.password}:`)
    for (const { email, who } of demoLogins.people) lines.push(`  ${email.padEnd(28)} ${who}`)
  }
  if (setUp) lines.push('', 'There is no owner yet. This link makes one, once:', `  ${setUp}`)
  return [...lines, '', 'Ctrl-C stops it.', ''].join('\n')
}

/** More than the server grants what runs: reached only by something that hangs. */
const longestStopMs = 45_000

function stopOnSignal(running: Running): void {
  let isStopping = false
  const stop = () => {
    isStopping = true
    setTimeout(() => fail(new Error('Some work did not end in time.')), longestStopMs).unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  void running.databaseEnded.then((reason) => {
    if (!isStopping) fail(new Error(`The database ended: ${reason}`))
  })
}

function fail(error: unknown): never {
  console.error(lineOf(error))
  process.exit(1)
}

function lineOf(error: unknown): string {
  if (error instanceof SettingsError) return error.lines.join('\n')
  if (!(error instanceof Error)) return String(error)
  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is taken. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} on ${address} is not allowed. Set PORT to another one.`
  return process.env.LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : error.message
}

start().catch(fail)

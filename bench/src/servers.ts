import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'

/** The flags of `npm start`, used for all servers. */
const asStarted = ['--max-semi-space-size=16', '--heap-growing-percent=100']

/** The processes of a measurement. */
export class Servers {
  readonly #running: ChildProcess[] = []

  /** Starts a file of this folder in its own process. */
  start(file: string, env: Record<string, string>): ChildProcess {
    const child = fork(join(import.meta.dirname, file), {
      serialization: 'advanced',
      execArgv: asStarted,
      env: { ...process.env, ...env },
    })
    this.#running.push(child)
    return child
  }

  async stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.send('stop')
    setTimeout(() => child.kill(), 5000).unref()
    await exit
  }

  async end(): Promise<void> {
    for (const child of this.#running.reverse()) await this.stop(child)
  }
}

/** Signs in and returns the session's cookie. */
export async function signIn(address: string, login: Credentials): Promise<string> {
  const [session] = await cookiesOf(address, login, '')
  return session!
}

/** Signs in repeatedly from one browser. The first time the browser is new, so the server writes a mail. */
export function browserOf(address: string, login: Credentials): () => Promise<void> {
  let known = ''
  return async () => {
    const cookies = await cookiesOf(address, login, known)
    known = cookies.find((cookie) => cookie.startsWith('tourdesk_browser=')) ?? known
  }
}

interface Credentials {
  email: string
  password: string
}

async function cookiesOf(address: string, login: Credentials, cookie: string): Promise<string[]> {
  const response = await fetch(address + urlOf(contract.auth.login, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(login),
  })
  if (!response.ok) throw new Error(`A login was answered with ${response.status}`)
  return response.headers.getSetCookie().map((each) => each.split(';')[0]!)
}

/** Moves a super user's session to another account and returns its cookie. */
export async function enterAccount(address: string, cookie: string, accountId: string): Promise<string> {
  const response = await fetch(address + urlOf(contract.auth.setUserAccount, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ accountId }),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
}

/** The id of the session in a cookie. */
export function sessionOf(cookie: string): string {
  const payload = cookie.split('.')[1] ?? ''
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }).sid
}

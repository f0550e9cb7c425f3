import type { ChildProcess } from 'node:child_process'
import { hashPassword, isPassword } from '@tourdesk/server/identity/password'
import { median, round, type Target, usageOf } from './measure.ts'

const logins = 40

/** Signs in from a browser that the server knows; must succeed every time. */
export interface Login {
  process: ChildProcess
  password: string
  signIn: () => Promise<unknown>
}

/** Prints the cost of a login without its hash, and what the session check adds to a small request. */
export async function reportSessions(
  login: Login,
  small: { product: Target; bare: Target },
  seconds: number,
): Promise<void> {
  const hash = await hashCost(login.password)
  const whole = await loginCost(login)
  const rest = whole - hash
  console.log(
    `\nlogin ${ms(whole)} ms of CPU, of which the hash is ${ms(hash)} ms and all else ${ms(rest)} ms (under 5)` +
      over(rest > 5000),
  )
  const added = await addedBySession(small, seconds)
  console.log(
    `session check, routing and parsing add ${ms(added)} ms of CPU to the same SQL (under 0.20)${over(added > 200)}`,
  )
}

/** Microseconds of CPU for comparing one password, in this process. */
async function hashCost(password: string): Promise<number> {
  const stored = await hashPassword(password)
  await isPassword(password, stored)
  const before = process.cpuUsage()
  for (let index = 0; index < logins; index++) await isPassword(password, stored)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / logins
}

/** One after the other, since parallel logins of one person would count as password guessing. */
async function loginCost({ process: server, signIn }: Login): Promise<number> {
  for (let index = 0; index < logins / 4; index++) await signIn()
  const before = (await usageOf(server)).cpu
  for (let index = 0; index < logins; index++) await signIn()
  const after = (await usageOf(server)).cpu
  return (after.user + after.system - before.user - before.system) / logins
}

/**
 * The bare server runs the same statement without a session, so the difference is the upper limit for a
 * session's cost.
 */
async function addedBySession({ product, bare }: { product: Target; bare: Target }, seconds: number) {
  await round(product, 1)
  await round(bare, 1)
  const differences: number[] = []
  for (let index = 0; index < 9; index++) {
    const [withSession, without] = [await round(product, seconds), await round(bare, seconds)]
    differences.push(withSession.cpuPerRequest - without.cpuPerRequest)
  }
  return median(differences)
}

function ms(microseconds: number): string {
  return (microseconds / 1000).toFixed(2)
}

function over(isOver: boolean): string {
  return isOver ? '  over' : ''
}

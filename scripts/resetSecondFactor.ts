import { eventReaders } from '@tourdesk/server/eventReaders'
import { resetSecondFactor } from '@tourdesk/server/identity/secondFactor/removeFactors'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { webOriginOf } from '@tourdesk/server/kernel/webOrigin'
import { reachDatabase } from '@tourdesk/server/reachDatabase'

/** `npm run reset-second-factor -- dana@example.com` takes the second factors of somebody who lost phone and codes. */
async function run(): Promise<void> {
  const login = process.argv[2]
  if (!login) throw new Error('Name the email or username: npm run reset-second-factor -- dana@example.com')
  const closers: (() => Promise<void>)[] = []
  try {
    const env = readEnv(process.env)
    const { connection } = await reachDatabase(env, closers)
    const { db, close } = await openDatabase(connection, eventReaders)
    closers.push(close)
    const home = { db, clock: systemClock, origin: webOriginOf(env, env.port) }
    const outcome = await resetSecondFactor(home, login)
    if (outcome !== 'removed') throw new Error(sentences[outcome](login))
    console.log(`${login} has no second factor any more and was signed out everywhere.`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

const sentences = {
  unknown: (login: string) => `Nobody has the email or username ${login}.`,
  none: (login: string) => `${login} has no second factor.`,
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})

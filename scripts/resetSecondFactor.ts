import { eventReaders } from '@tourdesk/server/eventReaders'
import { resetSecondFactor } from '@tourdesk/server/identity/secondFactor/removeFactors'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { webOriginOf } from '@tourdesk/server/kernel/webOrigin'
import { reachForCommand } from '@tourdesk/server/reachDatabase'
import { command } from './command.ts'

const sentences = {
  unknown: (login: string) => `Nobody has the email or username ${login}.`,
  none: (login: string) => `${login} has no second factor.`,
}

/** `npm run reset-second-factor -- dana@example.com` removes the second factors of a user who lost them. */
await command(async (closers) => {
  const login = process.argv[2]
  if (!login) throw new Error('Name the email or username: npm run reset-second-factor -- dana@example.com')
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(await reachForCommand(env, closers), eventReaders)
  closers.push(close)
  const home = { db, clock: systemClock, origin: webOriginOf(env, env.port) }
  const outcome = await resetSecondFactor(home, login)
  if (outcome !== 'removed') throw new Error(sentences[outcome](login))
  console.log(`${login} has no second factor any more and was signed out everywhere.`)
})

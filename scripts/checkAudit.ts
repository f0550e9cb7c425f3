import { checkSeals } from '@tourdesk/server/activity/checkSeals'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachForCommand } from '@tourdesk/server/reachDatabase'
import { command } from './command.ts'

/** `npm run check-audit`: compares the activity log with its seals and names the first day that doesn't match. */
await command(async (closers) => {
  const { db, close } = await openDatabase(await reachForCommand(readEnv(process.env), closers), [])
  closers.push(close)
  const { days, broken } = await checkSeals(db)
  if (broken)
    throw new Error(`The activity log of ${broken} doesn't match its seal. Matching days before it: ${days}.`)
  console.log(`All ${days} sealed days of the activity log match.`)
})

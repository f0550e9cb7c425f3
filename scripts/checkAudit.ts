import { checkSeals } from '@tourdesk/server/activity/checkSeals'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachDatabase } from '@tourdesk/server/reachDatabase'

/** `npm run check-audit`: compares the activity log with its seals and names the first day that doesn't match. */
async function run(): Promise<void> {
  const closers: (() => Promise<void>)[] = []
  try {
    const { connection } = await reachDatabase(readEnv(process.env), closers)
    const { db, close } = await openDatabase(connection, [])
    closers.push(close)
    const { days, broken } = await checkSeals(db)
    if (broken)
      throw new Error(
        `The activity log of ${broken} doesn't match its seal. Matching days before it: ${days}.`,
      )
    console.log(`All ${days} sealed days of the activity log match.`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})

import { eventReaders } from '@tourdesk/server/eventReaders'
import { makeSuper } from '@tourdesk/server/identity/makeSuper'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachDatabase } from '@tourdesk/server/reachDatabase'

/** `npm run make-super -- dana@example.com`: makes a user of the product a super user. */
async function run(login: string | undefined): Promise<void> {
  if (!login) throw new Error('Name the email or username: npm run make-super -- dana@example.com')
  const closers: (() => Promise<void>)[] = []
  try {
    const { connection } = await reachDatabase(readEnv(process.env), closers)
    const { db, close } = await openDatabase(connection, eventReaders)
    closers.push(close)
    const outcome = await makeSuper({ db, clock: systemClock }, login)
    if (outcome === 'unknown') throw new Error(`Nobody has the email or username ${login}.`)
    if (outcome === 'unproven')
      throw new Error(
        `An agency may know the password of ${login}. Ask for a new one with "Forgot password" first, and use the mailed link.`,
      )
    console.log(`${login} is a super user now.`)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})

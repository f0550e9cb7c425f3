import { parseArgs } from 'node:util'
import { eventReaders } from '@tourdesk/server/eventReaders'
import { makeSuper } from '@tourdesk/server/identity/makeSuper'
import { removeSuper } from '@tourdesk/server/identity/removeSuper'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachForCommand } from '@tourdesk/server/reachDatabase'
import { command } from './command.ts'

const usage = `Name the email or username: npm run make-super -- dana@example.com, or
npm run make-super -- --remove dana@example.com`

type Outcome = Awaited<ReturnType<typeof makeSuper | typeof removeSuper>>

const sentences: Record<Outcome, (login: string) => string> = {
  made: (login) => `${login} is a super user now.`,
  removed: (login) => `${login} is no longer a super user.`,
  unknown: (login) => `Nobody has the email or username ${login}.`,
  unproven: (login) =>
    `Somebody else may know the password of ${login}. Ask for a new one with "Forgot password" first, and use the mailed link.`,
  ordinary: (login) => `${login} isn't a super user.`,
  last: (login) => `${login} is the last super user. Make somebody else one first.`,
}

function readArguments(): { login: string; isRemoved: boolean } {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [login] = positionals
  if (!login) throw new Error(usage)
  return { login, isRemoved: values.remove }
}

/** `npm run make-super -- dana@example.com` makes a user a super user, with `--remove` an ordinary one. */
await command(async (closers) => {
  const { login, isRemoved } = readArguments()
  const connection = await reachForCommand(readEnv(process.env), closers)
  const { db, close } = await openDatabase(connection, eventReaders)
  closers.push(close)
  const installation = { db, clock: systemClock }
  const outcome = isRemoved ? await removeSuper(installation, login) : await makeSuper(installation, login)
  const sentence = sentences[outcome](login)
  if (outcome !== 'made' && outcome !== 'removed') throw new Error(sentence)
  console.log(sentence)
})

import { runOnce } from 'graphile-worker'
import { tasksOf } from '../src/jobs.ts'
import type { Db } from '../src/kernel/database.ts'
import { silent, toTaskList } from '../src/kernel/jobs.ts'
import type { Product } from '../src/kernel/product.ts'
import { mailerOf } from '../src/outside/mail/mailer.ts'

/** Runs all due jobs, and those that they add. */
export async function doJobs(product: Product): Promise<void> {
  const mailer = mailerOf(product.env)
  const taskList = toTaskList(tasksOf(product, mailer), () => {})
  await runOnce({ pgPool: product.pool, taskList, noHandleSignals: true, logger: silent })
  await mailer.close()
}

/** The mails to an address, oldest first. */
export function mailsTo(db: Db, recipient: string) {
  return db.selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
}

/** The token in the link of the last mail to an address, ignoring security warnings, whose link has none. */
export async function lastToken(db: Db, recipient: string): Promise<string> {
  const mail = (await mailsTo(db, recipient)).findLast(({ kind }) => kind !== 'security')
  const link = /https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0]
  if (!link) throw new Error(`No link was mailed to ${recipient}.`)
  return link.split('/').at(-1) ?? ''
}

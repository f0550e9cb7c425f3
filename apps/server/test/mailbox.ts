import { runOnce } from 'graphile-worker'
import { tasksOf } from '../src/jobs.ts'
import type { Db } from '../src/kernel/database.ts'
import { silent, toTaskList } from '../src/kernel/jobs.ts'
import type { Product } from '../src/kernel/product.ts'
import { mailerOf } from '../src/outside/mail/mailer.ts'

/** Runs every due job, and the jobs that those add. */
export async function doJobs(product: Product): Promise<void> {
  const mailer = mailerOf(product.env)
  const taskList = toTaskList(tasksOf(product, mailer), () => {})
  await runOnce({ pgPool: product.pool, taskList, noHandleSignals: true, logger: silent })
  await mailer.close()
}

/** Mails to somebody, oldest first. */
export function mailsTo(db: Db, recipient: string) {
  return db.selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
}

/** The token at the end of the link in the last mail to somebody that has one; warnings lead to a page. */
export async function lastToken(db: Db, recipient: string): Promise<string> {
  const mail = (await mailsTo(db, recipient)).findLast(({ kind }) => kind !== 'security')
  const link = /https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0]
  if (!link) throw new Error(`No link was mailed to ${recipient}.`)
  return link.split('/').at(-1) ?? ''
}

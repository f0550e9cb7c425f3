import type { Db } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import type { OutgoingMail } from '../outside/mail/mail.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages } from '../settings/sections/messages.ts'

/** Who mails of the business come from, as far as its settings say so (NOTE-29). */
export async function senderOf(
  db: Db,
  { mail }: Pick<Env, 'mail'>,
): Promise<Pick<OutgoingMail, 'from' | 'replyTo'>> {
  const { senderName, senderAddress, replyTo } = await readSettings(db, messages)
  const usual = mail?.from ?? 'tourdesk@localhost'
  const address = senderAddress.trim() || (/<([^<>]+)>\s*$/.exec(usual)?.[1] ?? usual)
  const isOwn = senderName.trim() !== '' || senderAddress.trim() !== ''
  return {
    ...(isOwn && { from: { name: senderName.trim(), address } }),
    ...(replyTo.trim() && { replyTo: replyTo.trim() }),
  }
}

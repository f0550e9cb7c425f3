import type { Db } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import type { OutgoingMail } from '../outside/mail/mail.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages } from '../settings/sections/messages.ts'

/** The sender of the business's mails and the address for replies, as far as its settings name them. */
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

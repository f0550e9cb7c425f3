import type { AgencyNews } from '@tourdesk/domain/messages/automatic'
import type { MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import type { MessageFacts } from '@tourdesk/domain/messages/template'
import type { MessageLanguage, Silence } from '@tourdesk/domain/messages/vocabulary'
import { announce } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { MailFile } from '../../outside/mail/mail.ts'
import { addressesOf } from '../phone.ts'
import { goOut, type Planned, silence } from './goOut.ts'
import { letterHead } from './letterHead.ts'

type News = Planned & { event: AgencyNews }

/** What a message to an agency says about a statement. */
interface AgencyLetter {
  agency: { id: string; name: string; email: string; language: MessageLanguage }
  facts: MessageFacts
  /** The facts told, as stored with the message. */
  content: string
  file: MailFile
}

/** Writes a message about a statement with its current facts, or says why it isn't sent. */
export type WriteToAgency = (
  tx: Tx,
  message: { event: AgencyNews; statement: string },
  now: Date,
) => Promise<AgencyLetter | Silence>

/** Sends a message to an agency with its statement, or decides not to. The caller has locked the message. */
export async function sendToAgency(
  tx: Tx,
  product: Pick<Product, 'env' | 'origin'> & { writeToAgency?: WriteToAgency },
  message: News,
  settings: MessageSettings,
  now: Date,
): Promise<void> {
  const { event, statement_id: statement } = message
  const written =
    statement === null
      ? 'overtaken'
      : ((await product.writeToAgency?.(tx, { event, statement }, now)) ?? 'overtaken')
  if (typeof written === 'string') return silence(tx, message, written, { state: 'canceled' })
  const { agency, facts, content, file } = written
  const business = await letterHead(tx, product)
  const outcome = await goOut(
    tx,
    product,
    message,
    {
      kind: 'agency',
      recipient: agency.name,
      addresses: addressesOf({ email: agency.email, phone: '' }),
      language: agency.language,
      factsIn: () => ({
        ...facts,
        'agency.name': agency.name,
        'business.name': business.name,
        'business.phone': business.phone,
      }),
      content,
      files: [file],
      isUrgent: false,
      business,
    },
    settings,
    now,
  )
  if (!('channel' in outcome)) return
  await announce(
    tx,
    { actor: { kind: 'job', name: 'messages' }, now },
    {
      name: 'account.messaged',
      subject: { id: agency.id, name: agency.name, accountId: agency.id },
      facts: { message: event, channel: outcome.channel, to: outcome.address },
    },
  )
}

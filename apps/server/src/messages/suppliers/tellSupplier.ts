import type { RequestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { SupplierEvent } from '@tourdesk/domain/messages/automatic'
import { channelsOf } from '@tourdesk/domain/messages/messageSettings'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import { firstWay } from '@tourdesk/domain/messages/whoGetsIt'
import type { Locale } from '@tourdesk/words/vocabulary'
import { findContact } from '../../agencies/findContact.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Author } from '../../kernel/eventReader.ts'
import type { Product } from '../../kernel/product.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import type { Letter } from '../handOver.ts'
import { makeSheets, sheetFile } from '../sheets/makeSheets.ts'
import { suppliersOf } from '../sheets/recipients.ts'
import { plainIn } from '../showFact.ts'
import { writeMessage } from '../writeMessage.ts'
import { supplierText } from './supplierText.ts'
import type { SuppliedUnit } from './unitOfSupplier.ts'

/** A message to a supplier before it's written. */
export interface SupplierLetter {
  event: SupplierEvent
  supplier: string
  facts: RequestFacts
  language: Locale
  contact: string
  remarks: string
}

/** Writes a letter without sending it: recipient, channel, address and text. */
export async function planLetter(db: Db | Tx, env: Product['env'], letter: SupplierLetter) {
  const { event, supplier, language } = letter
  const channels = channelsOf(await readSettings(db, messages), event)
  // Without a mail server, other channels come first; if mail is the only one, it's kept for someone to send.
  const takesMail = env.mail !== undefined || channels.every((channel) => channel === 'email')
  const found = (await suppliersOf(db, [supplier], takesMail)).get(supplier)
  const way = found ? firstWay(channels, found.addresses) : null
  const business = await findContact(db)
  const said = supplierText(event, { ...letter, name: found?.greeting ?? '', business })
  const channel: MessageChannel | null = way?.channel ?? null
  const plain = plainIn(language, channel)
  return {
    recipient: found?.name ?? '',
    channel,
    address: way?.address ?? '',
    subject: plain(said.subject),
    text: plain(said.body),
  }
}

/** A planned letter as a message, with the sheet of a print attached. */
export function letterOf(
  { text: body, ...planned }: Awaited<ReturnType<typeof planLetter>>,
  { facts, language }: SupplierLetter,
  print: string | null,
): Letter {
  const reason = planned.channel === null ? 'no_address' : null
  const files = sheetFile(print, { kind: 'supplier', locale: language, day: facts.date })
  return { ...planned, body, language, reason, content: '', files }
}

interface Telling {
  env: Product['env']
  actor: Author
  now: Date
  letter: SupplierLetter
  unit: { id: string; name: string }
  /** Identifies this message, so that it's sent only once. */
  key: string
  resends?: string
  /** The current vehicle, whose sheet is attached. */
  supplied: SuppliedUnit | null
}

/**
 * Writes to a supplier, with the unit's sheet attached as a PDF if there is one. Returns the message's id,
 * its channel and its address.
 */
export async function tellSupplier(
  tx: Tx,
  { env, actor, now, letter, unit, key, resends, supplied }: Telling,
): Promise<{ id: string | null; channel: MessageChannel | null; address: string }> {
  const { event, supplier, facts, language } = letter
  const planned = await planLetter(tx, env, letter)
  const { channel, address } = planned
  const made = { kind: 'supplier', locale: language, day: facts.date, way: 'sent' } as const
  const print =
    supplied && channel !== null
      ? await makeSheets(tx, { actor, now }, { ...made, units: [supplied.unit] })
      : null
  const id = await writeMessage(
    tx,
    { env, now },
    {
      ...letterOf(planned, letter, print),
      event,
      key,
      by_name: actor.kind === 'person' ? actor.name : '',
      about: {
        recipient_kind: 'supplier',
        recipient_id: supplier,
        unit_id: unit.id,
        unit_name: unit.name,
        unit_day: facts.date,
        print_id: print,
        resends: resends ?? null,
      },
      sendAt: now,
    },
  )
  return { id, channel, address }
}

import type { Person } from '@tourdesk/domain/access/actor'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Announced } from '../../kernel/eventReader.ts'
import type { Product } from '../../kernel/product.ts'
import { writeMessage } from '../writeMessage.ts'
import { makeSheets, sheetFile } from './makeSheets.ts'
import type { Planned } from './planHandouts.ts'

interface Sending {
  date: Day
  batch?: string
  /** The message to repeat, and the key of the new one. */
  again?: { resends: string; key: string }
}

/** The id of the message, null if it was sent before, and the events to announce. */
interface SentSheets {
  id: string | null
  happened: Announced['event'][]
}

/**
 * Makes the sheets of one recipient and sends them. For a recipient who can't be reached, it stores an unsent
 * message and makes no sheet.
 */
export async function sendSheets(
  tx: Tx,
  { call, env }: { call: Call<Person>; env: Product['env'] },
  { units, handout, shown }: Planned,
  { date, batch, again }: Sending,
): Promise<SentSheets> {
  const [first] = units
  if (!first) return { id: null, happened: [] }
  const { locale, channel, recipient, address, reason, subject, text } = shown
  const made = { kind: handout.kind, locale, day: date }
  const print = channel === null ? null : await makeSheets(tx, call, { ...made, way: shown.way, units })
  const id = await writeMessage(
    tx,
    { env, now: call.now },
    {
      event: 'sheet',
      key: again?.key ?? `sheet:${print}`,
      reason,
      channel,
      recipient,
      address,
      language: locale,
      content: '',
      subject,
      body: text,
      by_name: call.actor.name,
      about: {
        batch_id: batch ?? null,
        recipient_kind: handout.kind === 'supplier' ? 'supplier' : 'operator',
        recipient_id: handout.recipient,
        unit_id: first.row.id,
        unit_name: first.row.tour,
        unit_day: date,
        print_id: print,
        resends: again?.resends ?? null,
      },
      isByHand: shown.way === 'crew',
      sendAt: call.now,
      files: sheetFile(print, made),
    },
  )
  if (channel === null) return { id, happened: [] }
  return {
    id,
    happened: units.map(({ row }) => ({
      name: 'unit.messaged',
      subject: { id: row.id, name: row.tour, accountId: null },
      days: daysFrom(row.tour_date, row.end_date),
      facts: { message: 'sheet', channel, to: address, recipient, departure: row.tour_event_id },
    })),
  }
}

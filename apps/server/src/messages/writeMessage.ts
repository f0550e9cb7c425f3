import type { Tx } from '../kernel/database.ts'
import { insertInto, type NewRow } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import type { FeatureTables } from '../schema/tables.ts'
import { goesByItself } from './goesByItself.ts'
import { handOver, type Letter } from './handOver.ts'

type Columns = NewRow<FeatureTables, 'messages'>

export interface NewMessage extends Letter, Pick<Columns, 'event' | 'by_name'> {
  /** Identifies this message, so that it's sent only once. */
  key: string
  about: Partial<
    Pick<
      Columns,
      | 'batch_id'
      | 'order_id'
      | 'order_number'
      | 'entry_id'
      | 'recipient_kind'
      | 'recipient_id'
      | 'unit_id'
      | 'unit_name'
      | 'unit_day'
      | 'print_id'
      | 'resends'
      | 'instalment'
    >
  >
  /** To be sent by hand, whatever the channel. */
  isByHand?: boolean
  sendAt: Date
}

/**
 * Writes a message and queues its mail or text, or leaves it to be sent by hand.
 * @returns its id; null if a message with the same key exists already
 */
export async function writeMessage(
  tx: Tx,
  { env, now }: { env: Product['env']; now: Date },
  { about, key, isByHand = false, sendAt, files, ...said }: NewMessage,
): Promise<string | null> {
  const id = newId()
  const { channel } = said
  const isOurs = !isByHand && goesByItself(channel, env)
  const added = await insertInto(tx, 'messages', {
    ...nothing,
    ...about,
    ...said,
    id,
    key: channel && key,
    state: channel === null ? 'suppressed' : isOurs ? 'mailed' : 'by_hand',
    created_at: now,
    sent_at: null,
    sent_by: null,
  })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n) return null
  if (channel && isOurs) await handOver(tx, { env, now, sendAt }, id, { ...said, channel, files })
  return id
}

/** The columns of a message that most kinds leave empty. */
export const nothing = {
  batch_id: null,
  order_id: null,
  order_number: null,
  entry_id: null,
  recipient_kind: 'customer',
  recipient_id: null,
  unit_id: null,
  unit_name: null,
  unit_day: null,
  print_id: null,
  statement_id: null,
  departure_batch_id: null,
  waiting_id: null,
  resends: null,
  due_at: null,
  is_hurried: false,
  payment_id: null,
  instalment: null,
  emptied_at: null,
} as const

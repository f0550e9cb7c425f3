import type { PrintScope } from '@tourdesk/contract/dispatch/manifests'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Message } from '@tourdesk/contract/messages/messages'
import type { HandoutReader } from '@tourdesk/domain/messages/handouts'
import { lockUnitsOf } from '../../dispatch/manifest/printManifests.ts'
import { dayOfScope } from '../../dispatch/manifest/unitsInScope.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Resender } from '../resender.ts'
import { planHandouts } from './planHandouts.ts'
import { sendSheets } from './sendSheets.ts'

/** Hands out the current sheets again, if the recipient is still on the vehicle. */
export const resendSheets: Resender = {
  async lock(tx, message) {
    await lockUnitsOf(tx, await dayOfScope(tx, await scopeOf(tx, message)))
  },
  async resend(tx, { call, product, message, key }) {
    const { kind, crewLink } = await printOf(tx, message)
    const scope = await scopeOf(tx, message)
    const { planned, date } = await planHandouts({ ...call, db: tx }, product, {
      scope,
      to: [kind],
      crewLink,
    })
    const plan = planned.find(({ handout }) => handout.recipient === message.recipientId)
    if (!plan) throw new Problem('not_found')
    const { id, happened } = await sendSheets(tx, { call, env: product.env }, plan, {
      date,
      again: { resends: message._id, key },
    })
    if (id === null) throw new Problem('message_state', { params: { status: 'resent' } })
    const [first, ...others] = happened
    if (first) return { id, happened: [first, ...others] }
    const subject = { id: message.unit?._id ?? '', name: message.unit?.name ?? '', accountId: null }
    const facts = { message: 'sheet', channel: null, recipient: message.recipient }
    return { id, happened: [{ name: 'unit.messaged', subject, days: [date], facts }] }
  },
}

/** The vehicle that a message was about, or all of the recipient's on that day if there were several. */
async function scopeOf(tx: Tx, { unit, print, recipientKind, recipientId }: Message): Promise<PrintScope> {
  const { count } = await tx
    .selectFrom('manifest_print_units')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('print_id', '=', print)
    .executeTakeFirstOrThrow()
  if (count < 2 || !unit || !recipientId) return { tourCar: unit?._id ?? '' }
  const { date } = unit
  return recipientKind === 'supplier' ? { date, carSupplier: recipientId } : { date, operator: recipientId }
}

async function printOf(tx: Tx, { print, recipientKind }: Message) {
  const stored = await tx
    .selectFrom('manifest_prints')
    .select(['kind', 'way'])
    .where('id', '=', print)
    .executeTakeFirst()
  const usual = recipientKind === 'supplier' ? 'supplier' : 'driver'
  return {
    kind: (stored?.kind ?? usual) as HandoutReader,
    crewLink: stored?.way === 'crew',
  }
}

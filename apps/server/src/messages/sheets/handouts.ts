import type { PrintScope } from '@tourdesk/contract/dispatch/manifests'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { HandoutReader } from '@tourdesk/domain/messages/handouts'
import { lockUnitsOf } from '../../dispatch/manifest/printManifests.ts'
import { dayOfScope } from '../../dispatch/manifest/unitsInScope.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Kind, StoredMessage } from '../kind.ts'
import { planHandouts } from './planHandouts.ts'
import { contactsOf } from './recipients.ts'
import { sendSheets } from './sendSheets.ts'

/** Sheets of vehicles for those who work with them. */
export const handouts: Kind = {
  async lock(tx, message) {
    await lockUnitsOf(tx, await dayOfScope(tx, await scopeOf(tx, message)))
  },
  /** Updates the number only; the text belongs to the version it names. */
  async rewrite(tx, _, message) {
    const { channel, recipient_id: recipient, language, subject, body, content } = message
    if (channel === null || recipient === null) return null
    if (!(await isOnVehicle(tx, message))) return 'overtaken'
    const contact = (await contactsOf(tx, [{ kind: usualKind(message), recipient }], false)).get(recipient)
    const address = contact?.addresses[channel]
    if (!contact || !address) return 'no_address'
    const said = { language, subject, body, content, reason: null, files: [] }
    return { channel, address, recipient: contact.name, ...said }
  },
  /** Hands out the current sheets, if the recipient is still on the vehicle. */
  async resend(tx, { call, product, message, key }) {
    const { kind, crewLink } = await printOf(tx, message)
    const ask = { scope: await scopeOf(tx, message), to: [kind], crewLink, onlyChanged: false }
    const { planned, date } = await planHandouts({ ...call, db: tx }, product, ask)
    const plan = planned.find(({ handout }) => handout.recipient === message.recipient_id)
    if (!plan) throw new Problem('not_found')
    const { id, happened } = await sendSheets(tx, { call, env: product.env }, plan, {
      date,
      again: { resends: message.id, key },
    })
    const [first, ...others] = happened
    if (first) return { id, happened: [first, ...others] }
    const subject = { id: message.unit_id ?? '', name: message.unit_name ?? '', accountId: null }
    const facts = { message: 'sheet', channel: null, recipient: message.recipient }
    return { id, happened: [{ name: 'unit.messaged', subject, days: [date], facts }] }
  },
}

/** The vehicle that a message was about, or all of the recipient's on that day if there were several. */
async function scopeOf(
  tx: Tx,
  { unit_id, unit_day, print_id, recipient_kind, recipient_id }: StoredMessage,
): Promise<PrintScope> {
  const { count } = await tx
    .selectFrom('manifest_print_units')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('print_id', '=', print_id)
    .executeTakeFirstOrThrow()
  if (count < 2 || !unit_id || !recipient_id) return { tourCar: unit_id ?? '' }
  const date = unit_day ?? ''
  return recipient_kind === 'supplier'
    ? { date, carSupplier: recipient_id }
    : { date, operator: recipient_id }
}

async function printOf(tx: Tx, message: StoredMessage) {
  const stored = await tx
    .selectFrom('manifest_prints')
    .select(['kind', 'way'])
    .where('id', '=', message.print_id)
    .executeTakeFirst()
  return { kind: (stored?.kind ?? usualKind(message)) as HandoutReader, crewLink: stored?.way === 'crew' }
}

function usualKind({ recipient_kind }: StoredMessage) {
  return recipient_kind === 'supplier' ? 'supplier' : 'driver'
}

/** True if the recipient is still on one of the sheets' vehicles. */
async function isOnVehicle(
  tx: Tx,
  { print_id, unit_id, recipient_id, recipient_kind }: StoredMessage,
): Promise<boolean> {
  const units = tx
    .selectFrom('vehicle_units')
    .select('vehicle_units.id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('vehicle_units.id', '=', unit_id),
        exists(
          selectFrom('manifest_print_units')
            .select('unit_id')
            .where('print_id', '=', print_id)
            .whereRef('unit_id', '=', 'vehicle_units.id'),
        ),
      ]),
    )
  const theirs =
    recipient_kind === 'supplier'
      ? units.where('car_supplier_id', '=', recipient_id)
      : units.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('unit_crew')
              .select('operator_id')
              .whereRef('unit_crew.unit_id', '=', 'vehicle_units.id')
              .where('operator_id', '=', recipient_id),
          ),
        )
  return (await theirs.limit(1).executeTakeFirst()) !== undefined
}

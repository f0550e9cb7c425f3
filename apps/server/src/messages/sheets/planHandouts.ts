import type { HandoutAsk, PlannedHandout } from '@tourdesk/contract/messages/handouts'
import { type Handout, handoutsOf } from '@tourdesk/domain/messages/handouts'
import { channelFor } from '@tourdesk/domain/messages/whoGetsIt'
import { findContact } from '../../agencies/findContact.ts'
import { handedOutOf } from '../../dispatch/manifest/handedOut.ts'
import { readDay, type UnitOfDay } from '../../dispatch/manifest/readDay.ts'
import { dayOfScope, unitsInScope } from '../../dispatch/manifest/unitsInScope.ts'
import type { Reader } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { goesByItself } from '../goesByItself.ts'
import { plainIn } from '../showFact.ts'
import { type Contact, contactsOf } from './recipients.ts'
import { sheetText } from './sheetText.ts'

/** The handout of one recipient, with its units. */
export interface Planned {
  handout: Handout
  units: UnitOfDay[]
  shown: PlannedHandout
}

/**
 * Plans who gets which sheets by message, in the order of the units, each in the language on the recipient's
 * record. Throws `not_found` (404) and `too_many_units` (400).
 */
export async function planHandouts(
  reader: Pick<Reader, 'db' | 'scope' | 'now'>,
  { env }: Pick<Product, 'env'>,
  { scope, to, crewLink, onlyChanged, recipients }: HandoutAsk,
): Promise<{ planned: Planned[]; date: string }> {
  const { date, tour } = await dayOfScope(reader.db, scope)
  const day = await readDay(reader, { date, tour })
  const inScope = unitsInScope(day, scope).units
  const units = onlyChanged ? inScope.filter((unit) => handedOutOf(unit)?.isChanged) : inScope
  const byId = new Map(units.map((unit) => [unit.row.id, unit]))
  const handouts = handoutsOf(units.map(readersOf), to).filter(
    ({ recipient }) => recipients?.includes(recipient) ?? true,
  )
  const contacts = await contactsOf(reader.db, handouts, env.mail !== undefined)
  const business = await findContact(reader.db)
  const planned = handouts.map((handout): Planned => {
    const theirs = handout.units.flatMap((id) => byId.get(id) ?? [])
    const contact = contacts.get(handout.recipient) ?? unreachable
    const isCrew = crewLink && handout.kind !== 'supplier' && contact.addresses.whatsapp !== null
    const way = channelFor(isCrew ? 'whatsapp' : 'email', contact.addresses)
    const { subject, body } = sheetText({
      locale: contact.language,
      name: contact.greeting,
      business,
      sheets: theirs.map((unit) => unit.sheetFor(handout.kind)),
      isAttached: way?.channel === 'email',
      isLinked: isCrew,
    })
    const plain = plainIn(contact.language, way?.channel ?? null)
    return {
      handout,
      units: theirs,
      shown: {
        kind: handout.kind,
        recipientId: handout.recipient,
        recipient: contact.name,
        units: handout.units,
        locale: contact.language,
        channel: way?.channel ?? null,
        address: way?.address ?? '',
        reason: way ? null : 'no_address',
        way: isCrew ? 'crew' : 'sent',
        byHand: way !== null && (isCrew || !goesByItself(way.channel, env)),
        subject: plain(subject),
        text: plain(body),
      },
    }
  })
  return { planned, date }
}

/** The plan of `planHandouts`, as the screen shows it. */
export async function previewHandouts(
  call: Pick<Reader, 'db' | 'scope' | 'now'>,
  product: Pick<Product, 'env'>,
  ask: HandoutAsk,
): Promise<{ data: PlannedHandout[] }> {
  const { planned } = await planHandouts(call, product, ask)
  return { data: planned.map(({ shown }) => shown) }
}

const unreachable: Contact = {
  name: '',
  greeting: '',
  language: 'he',
  addresses: { email: null, whatsapp: null, sms: null },
}

function readersOf({ row }: UnitOfDay) {
  return {
    unit: row.id,
    driver: row.crew.find(({ is_driver }) => is_driver)?.id ?? null,
    guides: row.crew.filter(({ is_guide }) => is_guide).map(({ id }) => id),
    supplier: row.car_supplier_id,
  }
}

import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { announce } from '../kernel/live.ts'
import { checkVersion } from '../kernel/versions.ts'
import { keepSettings, lockSettings } from './keepSettings.ts'
import { showSettings } from './readSettings.ts'
import type { Section } from './section.ts'

/**
 * Saves a section of the settings; it is in force at once, on every screen.
 * Throws every wrong field (400) and `changed_by_another` (409).
 */
export async function changeSettings<Stored extends object, Elsewhere extends object>(
  call: PersonCall,
  section: Section<Stored, Elsewhere>,
  sent: Stored & Elsewhere & { updatedAt?: string | undefined },
): Promise<void> {
  authorize(call.actor, section.access)
  acceptFields(section.check(sent))
  await inTransaction(call, async (tx) => {
    const { id, updated_at } = await lockSettings(tx, section)
    checkVersion(sent.updatedAt, updated_at)
    const before = await showSettings(tx, section)
    await keepSettings(tx, section, sent, call.now)
    await section.elsewhere.write(tx, sent, call.now)
    const details = { section: section.name, before, after: await showSettings(tx, section) }
    await announce(tx, { topic: 'settings', days: [], by: call.actor.userId, accountId: 'all' })
    await audit(tx, call, { entity: 'Setting', entityId: id, action: 'updated', details })
  })
}

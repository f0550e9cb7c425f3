import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { checkVersion } from '../kernel/versions.ts'
import { keepSettings, lockSettings } from './keepSettings.ts'
import { showSettings } from './readSettings.ts'
import type { SectionForm } from './section.ts'

/**
 * Saves a section of the settings; it takes effect at once, on every screen.
 * Throws every wrong field (400) and `changed_by_another` (409).
 */
export async function changeSettings<Stored extends object, Other extends object>(
  call: Call,
  section: SectionForm<Stored, Other>,
  sent: Stored & Other & { updatedAt?: string | undefined },
): Promise<void> {
  authorize(call.actor, section.access)
  const values = acceptFields(section.check(sent))
  await inTransaction(call, async (tx) => {
    const { id, updated_at } = await lockSettings(tx, section)
    checkVersion(sent.updatedAt, updated_at)
    const { updatedAt: _before, ...before } = await showSettings(tx, section)
    await keepSettings(tx, section, values, call.now)
    await section.elsewhere.write(tx, values, call.now)
    const { updatedAt: _after, ...after } = await showSettings(tx, section)
    await announce(tx, call, {
      name: 'settings.changed',
      subject: { id, name: section.name, accountId: null },
      facts: { section: section.name },
      ...diffOf(before, after),
    })
  })
}

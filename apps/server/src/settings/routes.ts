import type {
  businessSettings,
  checklistSettings,
  checkSettings,
  crewSettings,
  messageSettings,
} from '@tourdesk/contract/settings/settings'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { changeSettings } from './changeSettings.ts'
import { showSettings } from './readSettings.ts'
import type { Elsewhere, SectionForm } from './section.ts'
import { businessForm } from './sections/business.ts'
import { checklistForm } from './sections/checklist.ts'
import { crewForm } from './sections/crew.ts'
import { checkForm } from './sections/dayCheck.ts'
import { messagesForm } from './sections/messages.ts'

/** The settings by section; `mainAccountName` is the business field that's stored elsewhere. */
export function settingsRoutes(mainAccountName: Elsewhere<{ name: string }>): Handlers<{
  businessSettings: typeof businessSettings
  checklistSettings: typeof checklistSettings
  checkSettings: typeof checkSettings
  crewSettings: typeof crewSettings
  messageSettings: typeof messageSettings
}> {
  return {
    businessSettings: routesOf(businessForm(mainAccountName)),
    checklistSettings: routesOf(checklistForm),
    messageSettings: routesOf(messagesForm),
    crewSettings: routesOf(crewForm),
    checkSettings: routesOf(checkForm),
  }
}

function routesOf<Stored extends object, Other extends object>(section: SectionForm<Stored, Other>) {
  return {
    get: (_: unknown, call: Call) => showSettings(call.db, section),
    async change({ body }: { body: Stored & Other & { updatedAt?: string | undefined } }, call: Call) {
      await changeSettings(call, section, body)
      return showSettings(call.db, section)
    },
  }
}

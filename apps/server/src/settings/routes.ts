import type { businessSettings } from '@tourdesk/contract/settings/settings'
import type { PersonCall } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { changeSettings } from './changeSettings.ts'
import { showSettings } from './readSettings.ts'
import type { Section } from './section.ts'
import { business } from './sections/business.ts'

export const settingsRoutes: Handlers<{ businessSettings: typeof businessSettings }> = {
  businessSettings: routesOf(business),
}

function routesOf<Stored extends object, Elsewhere extends object>(section: Section<Stored, Elsewhere>) {
  return {
    get: (_: unknown, call: PersonCall) => showSettings(call.db, section),
    async change(
      { body }: { body: Stored & Elsewhere & { updatedAt?: string | undefined } },
      call: PersonCall,
    ) {
      await changeSettings(call, section, body)
      return showSettings(call.db, section)
    },
  }
}

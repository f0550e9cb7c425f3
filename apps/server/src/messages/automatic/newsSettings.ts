import { isOnAtFirst, type SwitchedEvent } from '@tourdesk/domain/messages/automatic'
import { isOn, type MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask, inOneStatement } from '../../kernel/question.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { messageSince, messages } from '../../settings/sections/messages.ts'

/** The settings of automatic messages, and when each was switched on. */
export interface NewsSettings {
  settings: MessageSettings
  /** True if an event was on at an instant and still is. */
  wasOn(event: SwitchedEvent, at: Date): boolean
}

export async function readNewsSettings(db: Db | Tx): Promise<NewsSettings> {
  const { settings, started } = await ask(
    db,
    inOneStatement({ settings: settingsOf(messages), started: settingsOf(messageSince) }),
  )
  const { since } = started
  return {
    settings,
    wasOn(event, at) {
      const from = since[event] ?? (isOnAtFirst(event) ? '' : 'off')
      return isOn(settings, event) && from !== 'off' && (from === '' || new Date(from) <= at)
    },
  }
}

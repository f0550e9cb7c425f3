import { automaticEvents, isOnAtFirst, switchedEvents } from '@tourdesk/domain/messages/automatic'
import {
  checkMessageSettings,
  firstMessageSettings,
  isOn,
  type MessageSettings,
} from '@tourdesk/domain/messages/messageSettings'
import type { Tx } from '../../kernel/database.ts'
import { keepSettings, lockSettings } from '../keepSettings.ts'
import { readSettings } from '../readSettings.ts'
import type { Section, SectionForm } from '../section.ts'

/** Which messages are sent automatically, how and when. */
export const messages: Section<MessageSettings> = { name: 'messages', first: firstMessageSettings }

/** Since when each event is on, or `off`; events without an entry are as in a new installation. */
export const messageSince: Section<{ since: Record<string, string> }> = {
  name: 'messageSince',
  first: { since: {} },
}

export const messagesForm: SectionForm<MessageSettings, object> = {
  ...messages,
  access: 'messages.templates',
  check: checkMessageSettings,
  elsewhere: { read: async () => ({}), write: noteSwitches },
}

/** For a business that starts now: events that are on send nothing about the time before. */
export function sinceNow(now: Date): Record<string, string> {
  return Object.fromEntries(automaticEvents.filter(isOnAtFirst).map((event) => [event, now.toISOString()]))
}

/** Records when an event is switched on, since it sends nothing about the time before. */
async function noteSwitches(tx: Tx, settings: MessageSettings, now: Date): Promise<void> {
  await lockSettings(tx, messageSince)
  const { since } = await readSettings(tx, messageSince)
  const after = { ...since }
  for (const event of switchedEvents) {
    const was = since[event] ?? (isOnAtFirst(event) ? '' : 'off')
    if (!isOn(settings, event)) after[event] = 'off'
    else if (was === 'off') after[event] = now.toISOString()
  }
  await keepSettings(tx, messageSince, { since: after }, now)
}

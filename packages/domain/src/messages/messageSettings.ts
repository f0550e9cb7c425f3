import { type Checked, checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { isEmail } from '../email.ts'
import {
  type AutomaticEvent,
  type ChannelEvent,
  channelEvents,
  isCrewNews,
  isOnAtFirst,
  type SwitchedEvent,
} from './automatic.ts'
import type { QuietHours } from './quietHours.ts'
import type { MessageChannel } from './vocabulary.ts'

/** The business's settings for messages that are sent automatically. */
export interface MessageSettings {
  /** The events that were switched on or off; the others are as in a new installation. */
  switched: Partial<Record<SwitchedEvent, boolean>>
  /** For each event, the channels to try, in order. */
  channels: Partial<Record<ChannelEvent, MessageChannel[]>>
  /**
   * When reminders are sent on the day before, `HH:mm` in Israel, and until when they're held for a pickup
   * time.
   */
  reminderTime: string
  lateTime: string
  /** When crews get the next day's message. */
  crewTime: string
  customersQuiet: QuietHours
  crewQuiet: QuietHours
  /** If empty, the installation's. */
  senderName: string
  senderAddress: string
  replyTo: string
}

export const firstMessageSettings: MessageSettings = {
  switched: {},
  channels: {},
  reminderTime: '17:00',
  lateTime: '20:30',
  crewTime: '18:00',
  customersQuiet: { isOn: true, from: '21:00', until: '08:00', windows: [] },
  crewQuiet: { isOn: false, from: '21:00', until: '08:00', windows: [] },
  senderName: '',
  senderAddress: '',
  replyTo: '',
}

export function isOn({ switched }: MessageSettings, event: SwitchedEvent): boolean {
  return switched[event] ?? isOnAtFirst(event)
}

/** The channels to try for an event, in order. */
export function channelsOf({ channels }: MessageSettings, event: ChannelEvent): readonly MessageChannel[] {
  return channels[event] ?? usualChannels(event)
}

/** The default order of channels. */
function usualChannels(event: ChannelEvent): readonly MessageChannel[] {
  return isCrewNews(event) ? ['whatsapp', 'sms', 'email'] : ['email']
}

/** The quiet hours of an event's recipients. */
export function quietOf({ customersQuiet, crewQuiet }: MessageSettings, event: AutomaticEvent): QuietHours {
  return isCrewNews(event) ? crewQuiet : customersQuiet
}

/** The most additional quiet times on single weekdays. */
export const mostWindows = 14

/**
 * The settings, or all their errors: `time_invalid`, `late_before_reminder`, `channels_missing`,
 * `email_invalid`.
 */
export function checkMessageSettings<Form extends MessageSettings>(form: Form): Checked<Form> {
  const { reminderTime, lateTime, crewTime, customersQuiet, crewQuiet, channels } = form
  const issues: Issue[] = [
    ...timeIssues({ reminderTime, lateTime, crewTime }),
    ...quietIssues('customersQuiet', customersQuiet),
    ...quietIssues('crewQuiet', crewQuiet),
  ]
  if (isTime(reminderTime) && isTime(lateTime) && lateTime < reminderTime)
    issues.push({ field: 'lateTime', code: 'late_before_reminder' })
  for (const event of channelEvents)
    if (channels[event]?.length === 0) issues.push({ field: `channels.${event}`, code: 'channels_missing' })
  for (const field of ['senderAddress', 'replyTo'] as const)
    if (form[field].trim() !== '' && !isEmail(form[field])) issues.push({ field, code: 'email_invalid' })
  return checked(form, issues)
}

function quietIssues(field: string, { from, until, windows }: QuietHours): Issue[] {
  return [
    ...timeIssues({ [`${field}.from`]: from, [`${field}.until`]: until }),
    ...windows.flatMap((window, index) =>
      timeIssues({
        [`${field}.windows.${index}.from`]: window.from,
        [`${field}.windows.${index}.until`]: window.until,
      }),
    ),
  ]
}

function timeIssues(times: Record<string, string>): Issue[] {
  return Object.entries(times)
    .filter(([, time]) => !isTime(time))
    .map(([field]) => ({ field, code: 'time_invalid' as const }))
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

import type { MessageSettings } from '@tourdesk/contract/settings/settings'
import { issuesOf } from '@tourdesk/domain/checked'
import { channelEvents, switchedEvents } from '@tourdesk/domain/messages/automatic'
import {
  channelsOf,
  checkMessageSettings,
  isOn,
  type MessageSettings as Settings,
} from '@tourdesk/domain/messages/messageSettings'
import { type MessageChannel, messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { fieldMessage } from '../../kit/fieldMessage.ts'

const quiet = z.object({
  isOn: z.boolean(),
  from: z.string(),
  until: z.string(),
  windows: z.array(z.object({ weekday: z.number(), from: z.string(), until: z.string() })),
})

/** The form's values: for each event whether it's on, and its channels in order, joined by spaces. */
export const messageSettingsSchema = z
  .object({
    switched: z.record(z.enum(switchedEvents), z.boolean()),
    channels: z.record(z.enum(channelEvents), z.string()),
    reminderTime: z.string(),
    lateTime: z.string(),
    crewTime: z.string(),
    customersQuiet: quiet,
    crewQuiet: quiet,
    senderName: z.string(),
    senderAddress: z.string(),
    replyTo: z.string(),
  })
  .superRefine((values, context) => {
    for (const { field, code, params } of issuesOf(checkMessageSettings(settingsOf(values))))
      context.addIssue({
        code: 'custom',
        path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: fieldMessage(code, params),
      })
  })
export type MessageSettingsValues = z.output<typeof messageSettingsSchema>

export function valuesOf({ updatedAt: _, ...settings }: MessageSettings): MessageSettingsValues {
  return {
    ...settings,
    switched: byEvent(switchedEvents, (event) => isOn(settings, event)),
    channels: byEvent(channelEvents, (event) => channelsOf(settings, event).join(' ')),
  }
}

export function settingsOf(values: MessageSettingsValues): Settings {
  return {
    ...values,
    channels: byEvent(channelEvents, (event) => values.channels[event].split(' ').filter(isChannel)),
  }
}

/** All orders in which channels can be tried, shortest first. */
export const channelOrders: readonly MessageChannel[][] = [
  ...messageChannels.map((first) => [first]),
  ...messageChannels.flatMap((first) => othersThan([first]).map((second) => [first, second])),
  ...messageChannels.flatMap((first) =>
    othersThan([first]).flatMap((second) =>
      othersThan([first, second]).map((third) => [first, second, third]),
    ),
  ),
]

function othersThan(chosen: readonly MessageChannel[]): MessageChannel[] {
  return messageChannels.filter((channel) => !chosen.includes(channel))
}

function isChannel(text: string): text is MessageChannel {
  return (messageChannels as readonly string[]).includes(text)
}

function byEvent<Event extends string, Value>(
  events: readonly Event[],
  pick: (event: Event) => Value,
): Record<Event, Value> {
  return Object.fromEntries(events.map((event) => [event, pick(event)])) as Record<Event, Value>
}

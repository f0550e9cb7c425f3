import type { Permission } from '@tourdesk/domain/access/roles'
import { adjustableCodes, severityChoices } from '@tourdesk/domain/checks/checkRules'
import { licenseTypes } from '@tourdesk/domain/fleet/vocabulary'
import { factorRules } from '@tourdesk/domain/identity/demands'
import { channelEvents, switchedEvents } from '@tourdesk/domain/messages/automatic'
import { mostWindows } from '@tourdesk/domain/messages/messageSettings'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Instant, text } from '../parts.ts'

/** Reading and saving one section of the settings; `updatedAt` is the version that was read. */
function section<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  access: Permission,
  shape: Shape,
) {
  const path = `/settings/${name}` as const
  return {
    get: route({
      method: 'GET',
      path,
      access,
      summary: `The ${name} settings`,
      answer: z.object({ ...shape, updatedAt: Instant }),
    }),
    change: route({
      method: 'PUT',
      path,
      access,
      summary: `Save all ${name} settings; \`updatedAt\` is the version last read`,
      body: z.object({ ...shape, updatedAt: Instant.optional() }),
      answer: z.object({ ...shape, updatedAt: Instant }),
    }),
  }
}

/**
 * The business's name, phone and website (without one, the installation's is used), for how many months a
 * store credit is valid, and what car suppliers see.
 */
export const BusinessInput = z.object({
  name: text(120),
  officePhone: text(40),
  siteBaseUrl: text(300),
  creditMonths: z.number(),
  /** Whether the sheets of car suppliers show the customers' phones. */
  suppliersSeePhones: z.boolean(),
})

export const businessSettings = section('business', 'settings.write', BusinessInput.shape)
export type BusinessSettings = z.output<typeof businessSettings.get.answer>

/**
 * Until when crews reply, how long parties are waited for, and whether boarded entries are completed at
 * night.
 */
export const CrewSettingsInput = z.object({
  /** `HH:mm` of the day before. */
  replyDeadline: text(10),
  /** Minutes after a pickup before a no-show can be marked. */
  waitMinutes: z.number(),
  /** Entries that boarded completely are marked as completed in the following night. */
  completeAtNight: z.boolean(),
})

export const crewSettings = section('crew', 'settings.write', CrewSettingsInput.shape)
export type CrewSettings = z.output<typeof crewSettings.get.answer>

/**
 * The thresholds of the check of a day, how many passengers each licence allows, and how urgent each finding is;
 * omitted findings are as in a new installation. Those that always have to be solved aren't among them.
 */
export const CheckSettingsInput = z.object({
  /** Hours of work of a tour that doesn't say how long it takes. */
  defaultHours: z.number(),
  /** The least hours of rest between two days of work. */
  minRestHours: z.number(),
  maxHoursDay: z.number(),
  /** The most hours of work in 7 days. */
  maxHoursWeek: z.number(),
  licences: z.record(z.enum(licenseTypes), z.number()),
  severities: z.partialRecord(z.enum(adjustableCodes), z.enum(severityChoices)),
})

export const checkSettings = section('check', 'settings.write', CheckSettingsInput.shape)
export type CheckSettings = z.output<typeof checkSettings.get.answer>

/** Whether the set-up checklist is hidden on the home page. */
export const checklistSettings = section('checklist', 'settings.write', { isDismissed: z.boolean() })

const time = text(5)
const QuietHours = z.object({
  isOn: z.boolean(),
  /** `HH:mm` in Israel; past midnight if `until` isn't later. */
  from: time,
  until: time,
  /** Additional quiet times on single weekdays; 0 is Sunday. */
  windows: z.array(z.object({ weekday: z.int().min(0).max(6), from: time, until: time })).max(mostWindows),
})

/** Which messages are sent automatically, how and when. Omitted events are as in a new installation. */
const MessageSettingsInput = z.object({
  switched: z.partialRecord(z.enum(switchedEvents), z.boolean()),
  channels: z.partialRecord(
    z.enum(channelEvents),
    z.array(z.enum(messageChannels)).max(messageChannels.length),
  ),
  reminderTime: time,
  lateTime: time,
  crewTime: time,
  customersQuiet: QuietHours,
  crewQuiet: QuietHours,
  /** If empty, the installation's. */
  senderName: text(120),
  senderAddress: text(200),
  replyTo: text(200),
})
export const messageSettings = section('messages', 'messages.templates', MessageSettingsInput.shape)
export type MessageSettings = z.output<typeof messageSettings.get.answer>

/** What the session's account demands of its people. Saving requires a fresh sign-in. */
const SecurityInput = z.object({
  /** Who needs a second factor: in an agency `nobody` or `everyone`. */
  secondFactorFrom: z.enum(factorRules),
  /** A session ends after this many minutes without use; null if it never does. */
  idleMinutes: z.number().nullable(),
})

export const securitySettings = section('security', 'security.write', SecurityInput.shape)
export type SecuritySettings = z.output<typeof securitySettings.get.answer>

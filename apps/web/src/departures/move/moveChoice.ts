import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { mergedUnits, movePrices } from '@tourdesk/domain/departures/batch'
import { z } from 'zod'

/** What's chosen for moves and merges; empty texts aren't sent. */
const movingFields = {
  price: z.enum(movePrices),
  text: z.string().trim().max(500),
  customersText: z.string().trim().max(200),
  messages: z.boolean(),
  oversell: z.string().trim().max(300),
  override: z.string().trim().max(300),
}
const MovingChoice = z.object(movingFields)
export type MovingChoice = z.output<typeof MovingChoice>

/** What's chosen before the orders of a move are shown; tour and date are null for the same. */
export function moveFields(from: string, elsewhere: string) {
  return z
    .object({ ...movingFields, tour: z.string().nullable(), date: z.string().nullable() })
    .refine(({ tour, date }) => tour !== null || (date ?? from) !== from, {
      path: ['date'],
      error: elsewhere,
    })
}
export type MoveChoice = z.output<ReturnType<typeof moveFields>>

/** The groups that can be merged. */
export const sharedGroups = groupTypes.filter((type) => type !== 'private_group')

/** The same for a merge; group type and language are null if everybody keeps theirs. */
export function mergeFields(chooseTour: string) {
  return z.object({
    ...movingFields,
    tour: z
      .string()
      .nullable()
      .refine((tour) => tour !== null, chooseTour),
    group_type: z.enum(sharedGroups).nullable(),
    language: z.enum(tourLanguages).nullable(),
    units: z.enum(mergedUnits),
  })
}
export type MergeChoice = z.output<ReturnType<typeof mergeFields>>
/** The same as its form starts: without a tour. */
export type MergeStart = z.input<ReturnType<typeof mergeFields>>

const firstChoice: MovingChoice = {
  price: 'keep',
  text: '',
  customersText: '',
  messages: true,
  oversell: '',
  override: '',
}
export const firstMove: MoveChoice = { ...firstChoice, tour: null, date: null }
export const firstMerge: MergeStart = {
  ...firstChoice,
  tour: null,
  group_type: null,
  language: null,
  units: 'move',
}

/** What's sent of what both have. */
export function sharedOf({ price, text, customersText, messages, oversell, override }: MovingChoice) {
  return {
    price,
    text,
    customersText,
    messages,
    ...(oversell && { oversell: { reason: oversell } }),
    ...(override && { override: { reason: override } }),
  }
}

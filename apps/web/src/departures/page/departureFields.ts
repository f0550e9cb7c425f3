import { DepartureInput } from '@tourdesk/contract/departures/departures'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { type GroupType, groupTypes, type Language, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { checkDeparture, type DepartureForm } from '@tourdesk/domain/departures/departure'
import { z } from 'zod'
import { fieldMessage } from '../../kit/fieldMessage.ts'

/** The fields of the form of a departure; a closed kind is one word, such as `small_group english`. */
export const DepartureFields = z
  .object({
    closedFor: z.array(z.string()),
    guaranteed: z.boolean(),
    minimum: z.number().nullable(),
    capacity: z.number().nullable(),
  })
  .superRefine(({ minimum, capacity }, context) => {
    const form: DepartureForm = { ...nothing, minimum, capacity }
    for (const { field, code, params } of issuesOf(checkDeparture(form)))
      context.addIssue({ code: 'custom', path: [field], message: fieldMessage(code, params) })
  })
export type DepartureValues = z.output<typeof DepartureFields>

const nothing = startValues(DepartureInput)

/** What the form starts with. */
export function valuesOf({
  closedFor,
  guaranteed,
  minimum,
  capacity,
}: Pick<DepartureForm, keyof DepartureValues>): DepartureValues {
  return { closedFor: closedFor.map(wordOf), guaranteed, minimum, capacity }
}

/** What's sent of it. */
export function sentOf({ closedFor, ...values }: DepartureValues): DepartureInput {
  return { ...values, closedFor: kinds.filter((kind) => closedFor.includes(wordOf(kind))) }
}

const kinds = groupTypes.flatMap((group_type) => languages.map((language) => ({ group_type, language })))

export function wordOf({ group_type, language }: { group_type: GroupType; language: Language }): string {
  return `${group_type} ${language}`
}

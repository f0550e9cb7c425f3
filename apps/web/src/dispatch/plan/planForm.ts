import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { keepOptions, type PlanMode, planAims } from '@tourdesk/domain/plan/planDay'
import { z } from 'zod'

/** The choices of the dialog. */
export const PlanChoices = z.object({
  keep: z.enum(keepOptions),
  maySplit: z.boolean(),
  useSuppliers: z.boolean(),
  touchTold: z.boolean(),
  aim: z.enum(planAims),
})
export type PlanChoices = z.output<typeof PlanChoices>

/** What's planned and whether it's repaired, which isn't chosen in the dialog. */
export interface PlanSubject {
  date: string
  /** Null for the whole day. */
  tour: string | null
  mode: PlanMode
}

/** A repair may change anything; what a change costs keeps it small. */
export function requestOf({ date, tour, mode }: PlanSubject, choices: PlanChoices): PlanRequest {
  return { date, tour, mode, ...choices, keep: mode === 'repair' ? 'nothing' : choices.keep }
}

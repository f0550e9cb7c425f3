import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import { keepOptions, planAims, planModes } from '@tourdesk/domain/plan/planDay'
import { z } from 'zod'
import { type StoredDraft, storedDraft } from '../../kit/draft/storedDraft.ts'

const Crew = z.object({
  car: z.string().nullable(),
  externalCar: z.object({ carSupplier: z.string(), seats: z.number() }).nullable(),
  driver: z.string().nullable(),
  guide: z.array(z.string()),
})

const Request = z.object({
  date: z.string(),
  tour: z.string().nullable(),
  keep: z.enum(keepOptions),
  maySplit: z.boolean(),
  useSuppliers: z.boolean(),
  touchTold: z.boolean(),
  aim: z.enum(planAims),
  mode: z.enum(planModes),
}) satisfies z.ZodType<PlanRequest>

const Kept = z.object({
  request: Request.nullable(),
  /** Keys of the units and moves that aren't ticked. */
  unticked: z.array(z.string()),
  /** Vehicles and crews chosen instead of the proposed ones, by the key of their unit. */
  crews: z.record(z.string(), Crew),
})

/** What a tab keeps of a proposal: how it was asked for, and what was chosen from it. */
export type KeptPlan = z.output<typeof Kept>

export const nothingKept: KeptPlan = { request: null, unticked: [], crews: {} }

/** The place of a proposal's choices, which survive a reload and the way back, until the tab is closed. */
export function keptPlan(plan: string, owner: string): StoredDraft<KeptPlan> {
  return storedDraft({ name: `plan ${plan}`, owner }, (kept) => Kept.parse(kept), sessionStorage)
}

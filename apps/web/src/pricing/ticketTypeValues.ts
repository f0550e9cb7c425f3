import type { TicketType } from '@tourdesk/contract/pricing/pricing'
import { issuesOf } from '@tourdesk/domain/checked'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { checkTicketType, type TicketTypeDraft } from '@tourdesk/domain/pricing/checkTicketType'
import { z } from 'zod'

/** The rules of the form. */
export const TicketTypeValues = z
  .object({
    type: z.string(),
    /** Percent. */
    pricePortion: z.number().nullable(),
    notes: z.string(),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkTicketType(ticketTypeDraftOf(values))))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type TicketTypeValues = z.output<typeof TicketTypeValues>

/** What the form starts with; a new type costs half (HOLE-C44). */
export function ticketTypeValuesOf(ticketType: TicketType | null): TicketTypeValues {
  return {
    type: ticketType?.type ?? '',
    pricePortion: ticketType ? toPercent(ticketType.pricePortion) : usualPercent,
    notes: ticketType?.notes ?? '',
  }
}

/** What is sent, the portion as a share (TICK-03). */
export function ticketTypeDraftOf({ type, pricePortion, notes }: TicketTypeValues): TicketTypeDraft {
  return { type, notes, pricePortion: pricePortion === null ? null : toShare(pricePortion) }
}

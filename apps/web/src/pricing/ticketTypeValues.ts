import { type TicketType, TicketTypeInput } from '@tourdesk/contract/pricing/pricing'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { checkTicketType, type TicketTypeDraft } from '@tourdesk/domain/pricing/checkTicketType'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'

/** The portion is in percent. */
export type TicketTypeValues = FormValues<typeof TicketTypeInput>

/** The fields of a ticket type with their rules. */
export const ticketTypeFields = contractForm(TicketTypeInput, (values) =>
  checkTicketType(ticketTypeDraftOf(values)),
)

/** Initial values; a new type costs half. */
export function ticketTypeValuesOf(ticketType: TicketType | null): TicketTypeValues {
  if (!ticketType) return { ...ticketTypeFields.valuesOf(null), pricePortion: usualPercent }
  return ticketTypeFields.valuesOf({ ...ticketType, pricePortion: toPercent(ticketType.pricePortion) })
}

/** The item to save, with the portion as a share. */
export function ticketTypeDraftOf({ pricePortion, ...values }: TicketTypeValues): TicketTypeDraft {
  return { ...values, pricePortion: pricePortion === null ? null : toShare(pricePortion) }
}

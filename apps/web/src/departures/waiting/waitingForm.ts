import { type WaitingEntry, WaitingInput } from '@tourdesk/contract/departures/waitingList'
import { checkWaiting } from '@tourdesk/domain/departures/waiting/checkWaiting'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

/** The form of a party for the waiting list. */
export const waitingForm = contractForm(WaitingInput, checkWaiting)
export type WaitingValues = FormValues<typeof WaitingInput>

/** A party as its form's values. */
export function valuesOf(entry: WaitingEntry): WaitingValues {
  return waitingForm.valuesOf({
    ...entry,
    tour: entry.tour._id,
    dates: entry.dates.map(({ date }) => date),
    agency: entry.agency._id,
    agent: entry.agent?._id ?? null,
  })
}

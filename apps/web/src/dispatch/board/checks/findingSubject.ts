import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { orderOpener, unitOpener } from '../boardFocus.ts'

/** True for a finding about the departure on the board. */
export function isOfBoard(finding: DayFinding, { date, tour }: { date: Day; tour: string }): boolean {
  return finding.tour?._id === tour && finding.tourDate === date
}

/** The control of the vehicle or order that a finding is about; null if it isn't on the board. */
export function findingSubject({ tourCar, entries }: DayFinding): HTMLElement | null {
  if (tourCar !== null) return unitOpener(tourCar)
  for (const { _id } of entries) {
    const opener = orderOpener(_id)
    if (opener) return opener
  }
  return null
}

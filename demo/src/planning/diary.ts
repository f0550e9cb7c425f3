import { type DayRange, rangesMeet } from '@tourdesk/domain/calendar'

/** The days on which each car and each crew member is already taken. */
export class Diary {
  readonly #taken = new Map<string, DayRange[]>()

  isFree(id: string, days: DayRange): boolean {
    return !this.#taken.get(id)?.some((taken) => rangesMeet(taken, days))
  }

  take(id: string, days: DayRange): void {
    this.#taken.set(id, [...(this.#taken.get(id) ?? []), days])
  }
}

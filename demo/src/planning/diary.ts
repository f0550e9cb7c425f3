import { type DayRange, rangesMeet } from '@tourdesk/domain/calendar'

/** On which days each car and each person is taken already. */
export class Diary {
  readonly #taken = new Map<string, DayRange[]>()

  isFree(id: string, days: DayRange): boolean {
    return !this.#taken.get(id)?.some((taken) => rangesMeet(taken, days))
  }

  take(id: string, days: DayRange): void {
    this.#taken.set(id, [...(this.#taken.get(id) ?? []), days])
  }
}

/** A day in Israel, counted from today, as `YYYY-MM-DD`. */
export function dayAhead(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())
  return plusDays(today, days)
}

/** The first such weekday (0 is Sunday) from that many days ahead on. */
export function weekdayFrom(days: number, weekday: number): string {
  const first = dayAhead(days)
  return plusDays(first, (weekday - new Date(first).getUTCDay() + 7) % 7)
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** As forms show it: `5/9/2026`. */
export function inForm(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}/${month}/${year}`
}

/** As lists show it: `05/09/2026`. */
export function inList(day: string): string {
  return day.split('-').reverse().join('/')
}

/** As titles show it: `05.09.2026`. */
export function inTitle(day: string): string {
  return day.split('-').reverse().join('.')
}

/** As calendars name it: `5 September 2026`. */
export function inCalendar(day: string, language: 'en' | 'he'): string {
  const [year, , date] = day.split('-').map(Number)
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day))
  return `${date} ${month} ${year}`
}

/** The number of calendar months between two days. */
export function monthsBetween(from: string, to: string): number {
  const [years, months] = [
    Number(to.slice(0, 4)) - Number(from.slice(0, 4)),
    Number(to.slice(5, 7)) - Number(from.slice(5, 7)),
  ]
  return years * 12 + months
}

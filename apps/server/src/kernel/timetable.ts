import { type Day, dayIn, timeIn } from '@tourdesk/domain/calendar'
import type { JobKind, Task } from './jobs.ts'

/** A job that runs every day. */
export interface Daily {
  kind: JobKind<object>
  /** `HH:mm` in Israel. */
  at: string
}

/** A job that runs every minute; never more than one is waiting. */
export interface EveryMinute {
  kind: JobKind<object>
  isEveryMinute: true
}

/** A job started by the clock. */
export type Timed = Daily | EveryMinute

const hour = 3_600_000

/**
 * The timetable in the queue's format, in UTC: each time of day is tried at both of Israel's offsets, and `onlyWhenDue`
 * skips the one that doesn't apply that day.
 */
export function crontabOf(timetable: readonly Timed[]): string {
  return timetable
    .map((timed) => {
      const { name, tries } = timed.kind
      if ('isEveryMinute' in timed) return `* * * * * ${name} ?max=${tries}&jobKey=${name}`
      return `${minuteOf(timed.at)} ${hoursOf(timed.at)} * * * ${name} ?max=${tries}`
    })
    .join('\n')
}

/** Makes tasks do nothing when the timetable starts them at the wrong offset. */
export function onlyWhenDue(tasks: readonly Task[], timetable: readonly Timed[]): Task[] {
  const timeOf = new Map(timetable.flatMap((timed) => ('at' in timed ? [[timed.kind.name, timed.at]] : [])))
  return tasks.map((task) => {
    const at = timeOf.get(task.name)
    if (at === undefined) return task
    return {
      ...task,
      perform: async (payload, attempt) => {
        const started = startedAt(payload)
        if (started && !isDue(at, started)) return
        await task.perform(payload, attempt)
      },
    }
  })
}

/**
 * True for one of the crontab's instants each day: when clocks in Israel reach the time, or skip it when
 * summer time begins; only the first time when it ends.
 */
export function isDue(at: string, instant: Date): boolean {
  const due = stamp(dayIn(instant), at)
  const anHourAgo = new Date(instant.getTime() - hour)
  return clock(instant) >= due && clock(anHourAgo) < due
}

function clock(instant: Date): string {
  return stamp(dayIn(instant), timeIn(instant))
}

function stamp(day: Day, time: string): string {
  return `${day} ${time}`
}

function minuteOf(at: string): number {
  return Number(at.slice(3))
}

/** The hours in UTC, for winter and summer. */
function hoursOf(at: string): string {
  return [2, 3].map((offset) => (Number(at.slice(0, 2)) - offset + 24) % 24).join(',')
}

/** When the queue's timetable started a job; undefined for one requested by a person. */
function startedAt(payload: unknown): Date | undefined {
  const { _cron } = payload as { _cron?: { ts: string } }
  return _cron && new Date(_cron.ts)
}

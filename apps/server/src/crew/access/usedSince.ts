import { sessionDays } from './crewCookie.ts'

/** A phone that was used last at this moment or before is signed out. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - sessionDays * 24 * 3_600_000)
}

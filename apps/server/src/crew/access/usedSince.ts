import { crewAccess } from '@tourdesk/domain/crew/vocabulary'

/** A phone that was used last at this moment or before is signed out. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - crewAccess.sessionDays * 24 * 3_600_000)
}

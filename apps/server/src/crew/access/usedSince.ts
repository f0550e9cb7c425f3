import { crewAccess } from '@tourdesk/domain/crew/vocabulary'

/** Phones last used at this moment or earlier are signed out. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - crewAccess.sessionDays * 24 * 3_600_000)
}

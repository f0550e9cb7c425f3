import { jobKind } from '../../kernel/jobs.ts'

/** Sends the planned messages that are due: every minute, and when something has to be sent at once. */
export const sendPlannedJob = jobKind<object>('sendPlanned', 1)

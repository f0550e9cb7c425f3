import type { Severity } from '@tourdesk/domain/checks/finding'

/** The colour of each severity, as a class; notes have that of other text. */
export const severityTones: Record<Severity, string> = { stop: 'red', warn: 'orange', note: '' }

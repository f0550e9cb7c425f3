import type { Severity } from '@tourdesk/domain/checks/finding'

/** The text of each severity. */
export const severityWords = { stop: 'isStop', warn: 'isWarn', note: 'isNote' } as const satisfies Record<
  Severity,
  string
>

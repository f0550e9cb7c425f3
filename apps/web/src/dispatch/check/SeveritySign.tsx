import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { Severity } from '@tourdesk/domain/checks/finding'

const signs = { stop: IconAlertOctagon, warn: IconAlertTriangle, note: IconInfoCircle }

/** The icon of a severity, which is shown beside its name. */
export function SeveritySign({ severity }: { severity: Severity }) {
  const Sign = signs[severity]
  return <Sign size={16} stroke={1.8} aria-hidden />
}

import type { Reported } from '@tourdesk/domain/crew/stateOf'

/** Who reported a stored event: a crew member or the office. */
export function reportedBy({
  operator_id,
  user_id,
}: {
  operator_id: string | null
  user_id: string | null
}): Reported['by'] {
  return operator_id === null ? { kind: 'person', _id: user_id ?? '' } : { kind: 'crew', _id: operator_id }
}

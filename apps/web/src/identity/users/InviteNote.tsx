import type { Invite } from '@tourdesk/contract/identity/users'
import { dayIn } from '@tourdesk/domain/calendar'
import { day } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { usersMessages } from './messages.ts'

/** Says when an invite was sent, and when it expires. */
export function InviteNote({ invite }: { invite: Invite }) {
  const t = useText(usersMessages)
  const [from, until] = [invite.createdAt, invite.expiresAt].map((instant) => day(dayIn(new Date(instant))))
  return (
    <p className="quiet row gap8 flat below16">
      <StatusTag status="PENDING" labels={membershipStatusLabels} />
      {t('inviteOpen', { day: from ?? '', until: until ?? '' })}
    </p>
  )
}

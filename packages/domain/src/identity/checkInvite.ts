import { type Decision, ok, refuse } from '../decision.ts'
import type { InviteStatus } from './vocabulary.ts'

/** Days until an invite is over (HOLE-A27). */
export const inviteDays = 7

/** Whether an invite can still be accepted; one that was replaced, used or deleted cannot (INV-12, HOLE-A19, HOLE-A27). */
export function checkInvite(
  invite: { status: InviteStatus; expiresAt: Date } | null,
  now: Date,
): Decision<true> {
  const isOpen = invite?.status === 'PENDING' && invite.expiresAt > now
  return isOpen ? ok(true) : refuse('invite_over')
}

import { type Decision, ok, refuse } from '../decision.ts'
import type { InviteStatus, WayIn } from './vocabulary.ts'

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

/**
 * The way in for the user who has an invite's address, or for nobody (null). Signing in is enough only where the login
 * is its person's alone: a password that somebody else may know must not open the new account.
 */
export function wayInOf(user: { canSignIn: boolean; isProven: boolean } | null): WayIn {
  return user?.canSignIn && user.isProven ? 'signIn' : 'password'
}

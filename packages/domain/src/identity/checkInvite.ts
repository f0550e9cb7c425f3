import { type Decision, ok, refuse } from '../decision.ts'
import type { InviteStatus, WayIn } from './vocabulary.ts'

/** Days until an invite expires. */
export const inviteDays = 7

/** Decides whether an invite can still be accepted; a replaced, used or deleted one can't. */
export function checkInvite(
  invite: { status: InviteStatus; expiresAt: Date } | null,
  now: Date,
): Decision<true> {
  const isOpen = invite?.status === 'PENDING' && invite.expiresAt > now
  return isOpen ? ok(true) : refuse('invite_over')
}

/**
 * How the holder of an invite joins; `user` is the user with its email, null if there's none. Signing in is
 * enough only if the login is proven: a password that others may know must not open the new account.
 */
export function wayInOf(user: { canSignIn: boolean; isProven: boolean } | null): WayIn {
  return user?.canSignIn && user.isProven ? 'signIn' : 'password'
}

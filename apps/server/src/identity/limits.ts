import { createHash } from 'node:crypto'
import { type Limit, limitsOfRange } from '../kernel/attempts.ts'

/**
 * Failed logins, narrowest limit first, so that a full one isn't counted in those after it: five in 15
 * minutes for one login from one range of addresses, 60 from one range, 240 from one IPv6 network, 30 for one
 * login from anywhere, and 600 a minute altogether, not counting browsers this person has signed in from.
 * People locked out by someone else's attempts get in with "Forgot password".
 */
export function loginLimits(
  range: string,
  login: string,
  { isKnown }: { isKnown: boolean },
): [Limit, ...Limit[]] {
  // Hashed to a fixed length, however long the input.
  const name = createHash('sha256').update(login.trim().toLowerCase()).digest('base64url')
  return [
    { key: `login:${range}:${name}`, times: 5, minutes: 15 },
    ...failuresFrom(range),
    { key: `login from anywhere:${name}`, times: 30, minutes: 15 },
    ...(isKnown ? [] : [{ key: 'logins', times: 600, minutes: 1 }]),
  ]
}

function failuresFrom(range: string): Limit[] {
  return limitsOfRange(range, { key: 'logins from', times: 60, minutes: 15 })
}

/** At most sixty failed logins a minute are logged, so that a flood doesn't fill the activity log. */
export const loggedFailuresLimit: Limit = { key: 'logged failures', times: 60, minutes: 1 }

/** Ten registrations an hour per range. */
export function signupLimits(range: string): Limit[] {
  return limitsOfRange(range, { key: 'signup', times: 10, minutes: 60 })
}

/** Ten reset mails an hour per range. */
export function forgotLimits(range: string): Limit[] {
  return limitsOfRange(range, { key: 'forgot', times: 10, minutes: 60 })
}

/** Five mails an hour with links to a user's own invites. */
export function ownInviteLimit(userId: string): Limit {
  return { key: `ownInvite:${userId}`, times: 5, minutes: 60 }
}

/** Twenty mailed invites an hour per inviter, against mails in our name to people who don't know us. */
export function inviteLimit(userId: string): Limit {
  return { key: `invite:${userId}`, times: 20, minutes: 60 }
}

/** Thirty logins an hour that one person chooses for others, against probing for existing ones. */
export function chosenLoginLimit(userId: string): Limit {
  return { key: `chosenLogin:${userId}`, times: 30, minutes: 60 }
}

/** Five attempts in 15 minutes at the caller's own old password. */
export function ownPasswordLimit(userId: string): Limit {
  return { key: `ownPassword:${userId}`, times: 5, minutes: 15 }
}

/**
 * Wrong second factors: five in 15 minutes for one user from one range of addresses, the range's share of failed logins,
 * and 20 an hour for one user from anywhere.
 */
export function secondFactorLimits(range: string, userId: string): Limit[] {
  return [
    { key: `factor:${range}:${userId}`, times: 5, minutes: 15 },
    ...failuresFrom(range),
    { key: `factor from anywhere:${userId}`, times: 20, minutes: 60 },
  ]
}

/** Ten attempts in 15 minutes at the first code of an app. */
export function ownFactorLimit(userId: string): Limit {
  return { key: `ownFactor:${userId}`, times: 10, minutes: 15 }
}

/** Ten new passwords an hour per range. */
export function resetLimits(range: string): Limit[] {
  return limitsOfRange(range, { key: 'reset', times: 10, minutes: 60 })
}

/** Six hundred started sign-ins with a passkey in 15 minutes from one range: every visit of the login page starts one. */
export function passkeyStartLimits(range: string): Limit[] {
  return limitsOfRange(range, { key: 'passkeyStart', times: 600, minutes: 15 })
}

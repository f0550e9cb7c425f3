import type { Limit } from '../kernel/attempts.ts'

/** Five attempts in 15 minutes per address and login. */
export function loginLimit(address: string, login: string): Limit {
  return { key: `login:${address}:${login.trim().toLowerCase()}`, times: 5, minutes: 15 }
}

/** Ten registrations an hour per address. */
export function signupLimit(address: string): Limit {
  return { key: `signup:${address}`, times: 10, minutes: 60 }
}

/** Ten reset mails an hour per address. */
export function forgotLimit(address: string): Limit {
  return { key: `forgot:${address}`, times: 10, minutes: 60 }
}

/** Five mails an hour per user with links to their own invites. */
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

/** Five attempts in 15 minutes at one's own old password. */
export function ownPasswordLimit(userId: string): Limit {
  return { key: `ownPassword:${userId}`, times: 5, minutes: 15 }
}

/** Ten new passwords an hour per address. */
export function resetLimit(address: string): Limit {
  return { key: `reset:${address}`, times: 10, minutes: 60 }
}

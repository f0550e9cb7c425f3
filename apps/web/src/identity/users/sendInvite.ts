import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Invite } from '@tourdesk/contract/users'
import type { Role } from '@tourdesk/domain/access/roles'
import { api } from '../../app/api.ts'

interface Invitation {
  accountId: string
  email: string
  firstName: string
  lastName: string
  mobilePhone: string
  role: Role
}

/**
 * Invites by mail. Somebody who has a user is invited into the account (HOLE-A28); an invite whose address changed
 * is deleted once the new one is out (HOLE-A19).
 */
export async function sendInvite(invitation: Invitation, before?: Invite): Promise<void> {
  try {
    await api.invites.create({ body: invitation })
  } catch (error) {
    const userId = userOf(error)
    if (!userId) throw error
    const { accountId, role } = invitation
    await api.agencies.invite({ body: { accountId, userId, role } })
  }
  if (before && !isSameAddress(before.email, invitation.email))
    await api.invites.remove({ params: { id: before._id } })
}

function userOf(error: unknown): string | null {
  if (!(error instanceof Problem) || error.code !== 'has_user') return null
  return error.params?.userId ? String(error.params.userId) : null
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

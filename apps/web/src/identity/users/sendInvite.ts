import type { Invite } from '@tourdesk/contract/identity/users'
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

/** Invites by mail; if the address was changed, deletes the old invite once the new one is sent. */
export async function sendInvite(invitation: Invitation, before?: Invite): Promise<void> {
  await api.invites.create({ body: invitation })
  if (before && !isSameAddress(before.email, invitation.email))
    await api.invites.remove({ params: { id: before._id } })
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

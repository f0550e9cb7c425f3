import { agentRole, endUserRole, type Role, staffRoles } from '../access/roles.ts'
import type { UserTab } from './vocabulary.ts'

/** Whom a tab of the users page lists: each tab its own kind (USR-05). */
export const rolesOfTab: Record<UserTab, readonly Role[]> = {
  cms: staffRoles,
  end_users: [endUserRole],
  admins: staffRoles.filter((role) => role !== agentRole),
  agents: [agentRole],
}

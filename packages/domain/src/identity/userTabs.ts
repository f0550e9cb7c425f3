import { agentRole, endUserRole, type Role, staffRoles } from '../access/roles.ts'
import type { UserTab } from './vocabulary.ts'

/** The users listed on a tab of the users page. */
export const rolesOfTab: Record<UserTab, readonly Role[]> = {
  cms: staffRoles,
  end_users: [endUserRole],
  admins: staffRoles.filter((role) => role !== agentRole),
  agents: [agentRole],
}

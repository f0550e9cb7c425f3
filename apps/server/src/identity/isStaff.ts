import { staffRoles } from '@tourdesk/domain/access/roles'
import type { Db, Tx } from '../kernel/database.ts'

/** True when the user works in any account, and is not an end user alone (HOLE-A28). */
export async function isStaff(db: Db | Tx, userId: string): Promise<boolean> {
  const membership = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', 'in', staffRoles)
    .executeTakeFirst()
  return membership !== undefined
}

import type { Person } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'

/** Dana Levi in a role, in the office or in Carmel Travel. */
export function personOf(role: Role, isMain = false): Person {
  const account = {
    _id: isMain ? 'office' : 'carmel-travel',
    name: 'Carmel Travel',
    isMain,
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: false,
    allowPrivateGroup: false,
  }
  return { kind: 'person', userId: 'dana', name: 'Dana Levi', isSuper: false, role, account }
}

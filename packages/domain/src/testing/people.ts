import type { ActorAccount, Person } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import type { EditedUser } from '../identity/planUserEdit.ts'

export const office: ActorAccount = {
  _id: 'office',
  name: 'Main Office',
  isMain: true,
  doesIncludeAffiliation: false,
  dailyToursOnly: false,
  doesAllowPaymentToAgency: false,
  allowPrivateGroup: true,
}
export const carmelTravel: ActorAccount = { ...office, _id: 'carmel', name: 'Carmel Travel', isMain: false }

export type Rank = Role | 'super'

/** Dana, who acts. */
export function dana(rank: Rank, account: ActorAccount = carmelTravel): Person {
  const isSuper = rank === 'super'
  return {
    kind: 'person',
    userId: 'dana',
    name: 'Dana Peled',
    isSuper,
    role: isSuper ? 'OWNER' : rank,
    account,
  }
}

/** Omer, who is acted on. */
export function omer(rank: Rank, facts: Partial<EditedUser> = {}): EditedUser {
  const isSuper = rank === 'super'
  return {
    userId: 'omer',
    isSuper,
    role: isSuper ? 'OWNER' : rank,
    status: 'ACTIVE',
    login: 'omer@carmel.example',
    firstName: 'Omer',
    lastName: 'Katz',
    mobilePhone: '054-2218890',
    belongsElsewhere: false,
    isLastMainOwner: false,
    ...facts,
  }
}

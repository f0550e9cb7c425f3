import { noRoleNames } from './noRoleNames.ts'
import { testRule } from './testRule.ts'

testRule('roles have no names outside domain/access', noRoleNames, {
  fine: ["if (can(actor, 'orders.cancel')) cancel()", "const label = 'Agent'"],
  refused: [
    "if (actor.role === 'OWNER') cancel()",
    "type Seller = 'AGENT'",
    "const staff = new Set(['ADMIN'])",
    '<Role of="USER" />',
  ],
})

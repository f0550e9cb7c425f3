import { noSuperFlag } from './noSuperFlag.ts'
import { testRule } from './testRule.ts'

testRule('what follows from isSuper is said in domain/access', noSuperFlag, {
  fine: [
    "if (can(actor, 'orders.priceByHand')) price()",
    'const row = { isSuper: user.is_super }',
    'if (isMainAccount(account)) close()',
    "type Known = Pick<Person, 'isSuper'>",
  ],
  refused: [
    'if (session.account.isSuper) price()',
    'const isMain = account?.isSuper ?? false',
    'const { isSuper } = session',
    'function price({ isSuper: mayPrice }) {}',
  ],
})

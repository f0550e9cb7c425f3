import type { Rule } from './rule.ts'

/** The query builder lets an insert omit columns with a default; the kernel's `insertInto` doesn't. */
export const wholeInserts: Rule = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression') return
      const { property } = node.callee
      if (property.type === 'Identifier' && property.name === 'insertInto') {
        context.report({
          node,
          message: 'write rows with insertInto of kernel/insertInto.ts, column by column',
        })
      }
    },
  }),
}

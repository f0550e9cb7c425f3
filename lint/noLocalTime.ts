import type { Rule } from './rule.ts'

/** A calendar day is text and day arithmetic is in UTC: in local time it's another day for half of the world. */
export const noLocalTime: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
        const { name } = node.callee.property
        if (localParts.test(name)) {
          context.report({ node, message: `${name} reads local time: use the functions of domain/calendar` })
        }
      },
      NewExpression(node) {
        if (node.arguments.length > 1 && context.sourceCode.getText(node.callee) === 'Date') {
          context.report({
            node,
            message: 'new Date(year, month, …) is local time: use the functions of domain/calendar',
          })
        }
      },
    }
  },
}

const localParts =
  /^(get|set)(Date|Day|Month|FullYear|Hours|Minutes)$|^getTimezoneOffset$|^to(Date|Time)String$/

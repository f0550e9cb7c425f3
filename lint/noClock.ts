import type { Rule } from './rule.ts'

/** Domain code never asks what time it is and never rolls dice: both are arguments, so every rule can be tested. */
export const noClock: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        const source = context.sourceCode.getText(node)
        if (sources.has(source)) {
          context.report({ node, message: `${source} in the domain: take the value as an argument` })
        }
      },
      NewExpression(node) {
        if (node.arguments.length === 0 && context.sourceCode.getText(node.callee) === 'Date') {
          context.report({ node, message: 'new Date() in the domain: take `now` as an argument' })
        }
      },
    }
  },
}

const sources = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

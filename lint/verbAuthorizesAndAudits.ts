import type { Rule } from './rule.ts'

/** Whoever opens a transaction changes something: it must ask who may, and write down who did. */
export const verbAuthorizesAndAudits: Rule = {
  create(context) {
    const called = new Set<string>()
    const openings: Parameters<typeof context.report>[0][] = []
    return {
      CallExpression(node) {
        const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
        if (callee.type !== 'Identifier') return
        called.add(callee.name)
        if (openers.has(callee.name)) openings.push({ node, message: '' })
      },
      'Program:exit'() {
        const missing = ['authorize', 'audit'].filter((name) => !called.has(name))
        if (missing.length === 0) return
        for (const opening of openings) {
          context.report({ ...opening, message: `a transaction without ${missing.join(' and ')}` })
        }
      },
    }
  },
}

const openers = new Set(['transaction', 'inTransaction'])

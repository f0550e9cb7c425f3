import type { Rule } from './rule.ts'

/**
 * A function that opens a transaction changes something, so it must check permissions and announce what happened.
 * Only the kernel opens one by hand, so none ends without an event; a write outside a transaction couldn't announce one.
 */
export const verbAuthorizesAndAnnounces: Rule = {
  create(context) {
    const called = new Set<string>()
    const openings: Parameters<typeof context.report>[0][] = []
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'MemberExpression') {
          if (callee.property.type !== 'Identifier') return
          const { name } = callee.property
          called.add(name)
          if (name === 'transaction')
            context.report({ node, message: 'a transaction that isn’t the kernel’s' })
          if (writes.has(name) && isDatabase(callee.object))
            context.report({ node, message: 'a write outside of a transaction' })
        }
        if (callee.type !== 'Identifier') return
        called.add(callee.name)
        const [on] = node.arguments
        if (callee.name === 'insertInto' && on && isDatabase(on))
          context.report({ node, message: 'a write outside of a transaction' })
        if (callee.name === 'inTransaction') openings.push({ node, message: '' })
      },
      'Program:exit'() {
        const missing = ['authorize', 'announce'].filter((name) => !called.has(name))
        if (missing.length === 0) return
        for (const opening of openings) {
          context.report({ ...opening, message: `a transaction without ${missing.join(' and ')}` })
        }
      },
    }
  },
}

const writes = new Set(['insertInto', 'updateTable', 'deleteFrom'])

/** `db`, or the `db` of a call or the product. */
function isDatabase(object: { type: string; name?: unknown; property?: unknown }): boolean {
  if (object.type === 'Identifier') return object.name === 'db'
  const property = object.property as { name?: unknown } | undefined
  return object.type === 'MemberExpression' && property?.name === 'db'
}

import type { Rule } from './rule.ts'

/** `isSuper` marks two things on the wire, a person and an account; only domain/access says what follows from either. */
export const noSuperFlag: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        if (node.property.type === 'Identifier' && node.property.name === 'isSuper')
          context.report({ node, message })
      },
      ObjectPattern(node) {
        for (const each of node.properties) {
          if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'isSuper')
            context.report({ node: each, message })
        }
      },
    }
  },
}

const message = '`isSuper` read outside domain/access: ask for a permission, or add a named question there'

import type { Rule } from './rule.ts'

/** Who may do what is decided in domain/access; everything else asks for a permission. */
export const noRoleNames: Rule = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && roleNames.has(node.value)) {
          context.report({
            node,
            message: `role '${node.value}' outside domain/access: ask for a permission, or add a named question there`,
          })
        }
      },
    }
  },
}

const roleNames = new Set(['OWNER', 'ADMIN', 'AGENT', 'USER'])

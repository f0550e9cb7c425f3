import type { Rule } from './rule.ts'

/** A login changes hands in one place, where everything of whoever had it before goes too. */
export const oneHandOver: Rule = {
  create: (context) => {
    const report = (node: NonNullable<Parameters<typeof context.report>[0]['node']>, column: string) =>
      context.report({ node, message: `${column} is written by handOver` })
    return {
      ObjectExpression(node) {
        for (const property of node.properties) {
          if (property.type !== 'Property') continue
          const { key } = property
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
          if (columns.has(name)) report(property, name)
        }
      },
      TemplateElement(node) {
        const [, column] = writeInSql.exec(node.value.raw) ?? []
        if (column) report(node, column)
      },
    }
  },
}

const columns = new Set(['password_hash', 'proven_at'])
const writeInSql = /\b(password_hash|proven_at)\s*=/i

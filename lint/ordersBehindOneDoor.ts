import type { Rule } from './rule.ts'

/**
 * The tables of orders are handed out for a scope by schema/orderTables.ts. The types refuse any other query; this
 * refuses what types can't see: SQL that names the tables, and a cast of the database to all of them.
 */
export const ordersBehindOneDoor: Rule = {
  create: (context) => ({
    TemplateElement(node) {
      const [named] = namesTable.exec(node.value.raw) ?? []
      if (named)
        context.report({ node, message: `“${named}” in SQL: take the rows from schema/orderTables.ts` })
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name === 'withTables')
        context.report({ node, message: 'take the rows from schema/orderTables.ts' })
    },
  }),
}

const namesTable =
  /\b(from|join|update|into)\s+(orders|order_entries|payments|ledger_entries|card_attempts|credits|link_mails)\b/i

import type { Rule } from './rule.ts'

/** Rows of these tables are written by the feature that owns them; others call its steps. */
export const ownersWriteTheirTables: Rule = {
  create: (context) => {
    const feature = /apps\/server\/src\/([^/]+)\//.exec(context.filename)?.[1]
    const report = (node: NonNullable<Parameters<typeof context.report>[0]['node']>, table: string) => {
      const owner = owners.get(table)
      if (owner && owner !== feature) context.report({ node, message: `${table} is written by ${owner}` })
    }
    return {
      CallExpression(node) {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type !== 'Identifier' || !writes.has(name.name)) return
        for (const argument of node.arguments) {
          if (argument.type !== 'Literal' || typeof argument.value !== 'string') continue
          report(node, argument.value)
        }
      },
      TemplateElement(node) {
        for (const [, table = ''] of node.value.raw.matchAll(writesInSql)) report(node, table.toLowerCase())
      },
    }
  },
}

const writesInSql = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)/gi
const writes = new Set(['insertInto', 'insertRows', 'updateTable', 'changeRows', 'deleteFrom', 'deleteRows'])

const owners = new Map([
  ['orders', 'orders'],
  ['order_entries', 'entries'],
  ['payments', 'payments'],
  ['ledger_entries', 'payments'],
  ['card_attempts', 'payments'],
  ['credits', 'payments'],
  ['link_mails', 'orders'],
  ['ledger_mismatches', 'payments'],
  ['statements', 'statements'],
  ['statement_lines', 'statements'],
  ['statement_allocations', 'statements'],
  ['line_questions', 'statements'],
  ['tour_events', 'departures'],
  ['vehicle_units', 'dispatch'],
  ['unit_crew', 'dispatch'],
  ['unit_parts', 'dispatch'],
])

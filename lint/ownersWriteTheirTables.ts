import { basename, dirname } from 'node:path'
import type { Rule } from './rule.ts'

/** Rows of these tables are written by the feature that owns them; others call its steps. */
export const ownersWriteTheirTables: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type !== 'Identifier' || !writes.has(name.name)) return
      for (const argument of node.arguments) {
        if (argument.type !== 'Literal' || typeof argument.value !== 'string') continue
        const owner = owners.get(argument.value)
        if (owner && owner !== basename(dirname(context.filename)))
          context.report({ node, message: `${argument.value} is written by ${owner}` })
      }
    },
  }),
}

const writes = new Set(['insertInto', 'insertRows', 'updateTable', 'changeRows', 'deleteFrom'])

const owners = new Map([
  ['orders', 'orders'],
  ['order_entries', 'entries'],
  ['payments', 'payments'],
  ['ledger_entries', 'payments'],
  ['tour_events', 'departures'],
  ['vehicle_units', 'dispatch'],
  ['unit_crew', 'dispatch'],
])

import { contract } from '@tourdesk/contract/contract'
import type { Route } from '@tourdesk/contract/kernel/route'
import { callerPermissions } from '@tourdesk/domain/access/callers'
import { type Caller, callers, outcomes, people, subjects } from './people.ts'
import { type Row, readTable } from './readTable.ts'
import { table } from './table.ts'

/** The text of docs/permissions.md. */
export function permissionsDocument(): string {
  const byFeature = Object.groupBy(readTable(table), ({ call }) => call.split('.')[0] ?? '')
  return [
    '# Who may do what',
    '',
    'Made by `npm run permissions` from `apps/server/test/permissions/table.ts`. A test makes each of these calls as each of these callers, with real records, and compares; a call without a row fails it.',
    '',
    '| In a cell | Means |',
    '|---|---|',
    ...Object.entries(outcomes).map(([outcome, meaning]) => line([outcome, meaning])),
    '',
    'People work in one account at a time. Records of the main account are "own" to its staff, those of any agency are "another’s"; an agency sees its own only, and of the orders an AGENT’s own are those he or she sold or made.',
    '',
    'Guides and drivers with a phone link, keys of agencies and customers with the link of an order or an offer have no role. Each can do what its list says, and nothing else. A customer’s calls carry the link; without it, an order or an offer isn’t there for anybody.',
    '',
    line(['Caller', 'May']),
    line(['---', '---']),
    ...Object.keys(callers).map((who) =>
      line([people[who as Caller], callerPermissions[who as Caller].map((each) => `\`${each}\``).join(', ')]),
    ),
    ...Object.entries(byFeature).flatMap(([feature, rows]) => section(feature, rows ?? [])),
    '',
  ].join('\n')
}

function section(feature: string, rows: Row[]): string[] {
  const head = ['Call', 'About', ...Object.values(people)]
  return [
    '',
    `## ${feature}`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row, at) => {
      const isFirst = rows[at - 1]?.call !== row.call
      return line([isFirst ? titleOf(row.call) : '', subjects[row.about], ...Object.values(row.expected)])
    }),
  ]
}

function titleOf(call: string): string {
  const [feature = '', name = ''] = call.split('.')
  const route = (contract as Record<string, Record<string, Route>>)[feature]?.[name]
  if (!route) throw new Error(`Not a call of the contract: ${call}`)
  return `\`${route.method} ${route.path}\` ${route.summary}`
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

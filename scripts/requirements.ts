import { provenIds, type Requirement, requirementRows } from './requirementRows.ts'

// npm run requirements [PREFIX…] [-- --list]: shows which rows are in a test's title, and which aren't.
const list = process.argv.includes('--list')
const prefixes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isWanted = ({ prefix }: Requirement) =>
  prefixes.length > 0 ? prefixes.includes(prefix) : prefix !== 'HOLE'

const proven = new Set(provenIds().map(({ id }) => id))
const wanted = requirementRows().filter(isWanted)
for (const [group, rows] of Object.entries(
  Object.groupBy(wanted, ({ area, prefix }) => `${area} ${prefix}`),
)) {
  tell(group, rows ?? [])
}
const count = wanted.filter(({ id }) => proven.has(id)).length
console.log(`${count} of ${wanted.length} requirements are in the title of a test`)

function tell(group: string, rows: Requirement[]): void {
  const missing = rows.filter(({ id }) => !proven.has(id))
  const ids = missing.map(({ id }) => id)
  const tail =
    list || ids.length === 0 ? '' : `   not: ${ids.slice(0, 12).join(' ')}${ids.length > 12 ? ' …' : ''}`
  console.log(`${group.padEnd(20)} ${rows.length - missing.length} of ${rows.length}${tail}`)
  if (list) for (const { id, text } of missing) console.log(`    ${id}  ${text}`)
}

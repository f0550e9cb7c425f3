import { run } from '../step.ts'
import { report } from './report.ts'

/** Fewer modules than this means that the tool didn't find the sources. */
const expectedModules = 100

const { output } = await run({
  name: 'dependency-cruiser',
  command: [
    'depcruise',
    ...['packages', 'apps', 'demo', 'bench', 'torture', 'e2e', 'scripts', 'lint'],
    '-T',
    'json',
  ],
})
const { summary } = JSON.parse(output) as Cruise
report([
  ...summary.violations.map(
    ({ rule, from, to, comment }) => `${rule.name}: ${from} → ${to} ${comment ?? ''}`,
  ),
  ...(summary.totalCruised < expectedModules ? [`only ${summary.totalCruised} modules seen`] : []),
])

interface Cruise {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[]
  }
}

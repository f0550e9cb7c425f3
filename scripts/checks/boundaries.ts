import { folderCircles } from '../folderCircles.ts'
import { run } from '../step.ts'
import { report } from './report.ts'

/** Fewer modules than this means that the tool didn't find the sources. */
const expectedModules = 100

/** Tests may use any folder. */
const tests = /\.(test|fixture)\.tsx?$|^apps\/server\/test\//

const { output } = await run({
  name: 'dependency-cruiser',
  command: [
    'depcruise',
    ...['packages', 'apps', 'demo', 'bench', 'torture', 'e2e', 'scripts', 'lint'],
    '-T',
    'json',
  ],
})
const { modules, summary } = JSON.parse(output) as Cruise
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .filter(({ from, to }) => !tests.test(from) && !tests.test(to))
report([
  ...summary.violations.map(
    ({ rule, from, to, comment }) => `${rule.name}: ${from} → ${to} ${comment ?? ''}`,
  ),
  ...folderCircles(imports).map((circle) => `no-folder-circles: ${circle}`),
  ...(summary.totalCruised < expectedModules ? [`only ${summary.totalCruised} modules seen`] : []),
])

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[]
  }
}

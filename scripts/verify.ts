import { availableParallelism } from 'node:os'
import { openStamps } from './stamps.ts'
import { runAll } from './step.ts'
import { checks, plainTests } from './steps.ts'

const outcomes = await runAll([plainTests, ...checks()], availableParallelism(), openStamps())
const failed = outcomes.filter(({ ok }) => !ok)
if (failed.length > 0) {
  console.log(`failed: ${failed.map(({ step }) => step.name).join(', ')}`)
  process.exitCode = 1
}

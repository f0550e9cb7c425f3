import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './project.ts'

/** One command with a name for people. */
export interface Step {
  name: string
  command: [string, ...string[]]
  env?: Record<string, string>
  /** Folders whose files decide the outcome, besides files outside of folders; by default all. */
  reads?: string[]
}

/** Remembers with which file contents a step passed, so that it needn't run again on the same. */
export interface Stamps {
  isFresh: (step: Step) => boolean
  /** Call it once these steps have passed. */
  keep: (steps: Step[]) => void
}

export interface Outcome {
  step: Step
  ok: boolean
  seconds: number
  output: string
}

/** Runs a command in the checkout; with `show` its output goes to the terminal instead of the result. */
export function run(step: Step, { show = false } = {}): Promise<Outcome> {
  const [program, ...args] = step.command
  const start = performance.now()
  return new Promise((resolve) => {
    const env = { ...environment, ...step.env }
    const child = spawn(program, args, { cwd: root, env, stdio: show ? 'inherit' : 'pipe' })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) =>
      resolve({ step, ok: code === 0, seconds: (performance.now() - start) / 1000, output }),
    )
  })
}

/**
 * Tools and Node come from the checkout, not from the shell. The compiler and the type-aware linter are
 * written in Go: `GOGC` lets them use more memory for less garbage collection, which saves much of their
 * time.
 */
const environment = {
  GOGC: '400',
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}

/**
 * Runs steps in parallel and prints each one as it ends, with the output of failures. With `stamps`, skips
 * those that already passed on the same files.
 */
export async function runAll(steps: Step[], width: number, stamps?: Stamps): Promise<Outcome[]> {
  const unchanged = steps.filter((step) => stamps?.isFresh(step))
  const queue = steps.filter((step) => !unchanged.includes(step))
  const outcomes = unchanged.map((step): Outcome => ({ step, ok: true, seconds: 0, output: '' }))
  if (unchanged.length > 0) console.log(`ok      ${unchanged.length} passed on the same files before`)
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await run(step)
      outcomes.push(outcome)
      tell(outcome)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  stamps?.keep(outcomes.filter(({ ok }) => ok).map(({ step }) => step))
  return outcomes
}

function tell({ step, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(36)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!ok) console.log(`${output.trimEnd().replace(/^/gm, '        ')}\n`)
}

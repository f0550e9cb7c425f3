import { parseArgs } from 'node:util'
import { makeBounds } from './plan/exact/makeBounds.ts'
import { compareDays } from './plan/files/compareDays.ts'
import { largeDays } from './plan/runs/largeDays.ts'
import { nastyDays } from './plan/runs/nastyDays.ts'
import { otherCalls } from './plan/runs/otherCalls.ts'
import { sameAgain } from './plan/runs/sameAgain.ts'
import { smallDays } from './plan/runs/smallDays.ts'
import { type Line, printTable } from './plan/table.ts'

const usage =
  'npm run bench:plan [-- --nasty 2000 --small 100 --large 200 --beside 20 | --days FILE | --bounds]'

/**
 * `npm run bench:plan` plans generated days and prints how good the plans are: against the rules, against proven optima
 * of small days and against bounds of large ones. `--days` plans those of a file, `--bounds` makes optima and bounds.
 */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      bounds: { type: 'boolean' },
      days: { type: 'string' },
      nasty: { type: 'string', default: '2000' },
      small: { type: 'string', default: '100' },
      large: { type: 'string', default: '200' },
      beside: { type: 'string', default: '20' },
    },
  })
  if (values.bounds) {
    await makeBounds()
    return true
  }
  if (values.days !== undefined) return compareDays(values.days)
  const [nasty, small, large, beside] = [values.nasty, values.small, values.large, values.beside].map(
    numberIn,
  )
  const lines: Line[] = []
  const print = (title: string, more: Line[]) => {
    printTable(title, more)
    lines.push(...more)
  }
  if (small) print('Small days', smallDays(small))
  if (large) {
    const { quality, speed, proposals } = largeDays(large)
    print('Large days', quality)
    print('Speed', speed)
    print('Same again', await sameAgain(proposals))
  }
  if (beside) print('Beside other calls', await otherCalls(beside))
  if (nasty) print('Never wrong', nastyDays(nasty))
  return lines.every(({ isOk }) => isOk)
}

function numberIn(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(usage)
  return number
}

run().then(
  (isOk) => {
    process.exitCode = isOk ? 0 : 1
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

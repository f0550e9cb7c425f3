import { median } from '../../measure.ts'
import { largeTask, printOf, readBounds } from '../bounds.ts'
import { costOfVehicles, planned } from '../planned.ts'
import { atLeast, atMost, type Line } from '../table.ts'

/** What came of the large days. */
export interface LargeRun {
  quality: Line[]
  speed: Line[]
  /** By seed: the proposal as text. */
  proposals: Map<number, string>
}

/** Plans large days, and compares them with their bounds. Prints those that are far from it. */
export function largeDays(count: number): LargeRun {
  const days = readBounds().large.slice(0, count)
  const proposals = new Map<number, string>()
  let [broken, changed, left, below] = [0, 0, 0, 0]
  const vehicles: number[] = []
  const suppliers: number[] = []
  const costs: number[] = []
  const times: number[] = []
  for (const { kind, seed, print, ...bound } of days) {
    const task = largeTask(seed)
    changed += Number(printOf(task) !== print)
    const plan = planned(task)
    proposals.set(seed, JSON.stringify(plan.proposal))
    broken += plan.broken.length
    left += leftOnWheels(plan.proposal.open, task.day.parties)
    const cost = costOfVehicles(plan.cost, task.options.aim)
    below += Number(cost < bound.cost)
    vehicles.push(plan.vehicles - bound.vehicles)
    suppliers.push(plan.cost.supplier - bound.suppliers)
    costs.push((100 * (cost - bound.cost)) / bound.cost)
    times.push(plan.milliseconds)
    if (vehicles.at(-1)! > 2 || suppliers.at(-1)! > 1 || costs.at(-1)! > 6) {
      const more = `${vehicles.at(-1)} vehicles, ${suppliers.at(-1)} suppliers`
      console.log(`  large day ${seed} (${kind}): ${more} and ${costs.at(-1)!.toFixed(2)} % above the bound`)
    }
  }
  return {
    quality: [
      atMost(`broken rules on ${days.length} large days`, broken, 0),
      atMost('days that differ from those that were solved', changed, 0),
      atMost('days below the bound, which cannot be', below, 0),
      atMost('people left who could ride', left, 0),
      atLeast('days with at most 2 vehicles more', share(vehicles, 2), 95, ' %'),
      atMost('most vehicles more', Math.max(...vehicles), 4),
      atMost('most vehicles of suppliers more', Math.max(...suppliers), 1),
      atMost('vehicles and seats above the bound, on average', mean(costs), 1.5, ' %'),
      atMost('vehicles and seats above the bound, at most', Math.max(...costs), 6, ' %'),
    ],
    speed: [
      atMost('CPU of a plan, median', median(times) / 1000, 2, ' s'),
      atMost('CPU of a plan, at most', Math.max(...times) / 1000, 2, ' s'),
    ],
    proposals,
  }
}

/** Suppliers send any number of vehicles, so only those who need a guide alone can be left for want of one. */
function leftOnWheels(
  open: readonly { party: string; people: number }[],
  parties: readonly { _id: string; tourOption: string | null }[],
): number {
  const onFoot = new Set(
    parties.filter(({ tourOption }) => tourOption === 'guide only').map(({ _id }) => _id),
  )
  return open.filter(({ party }) => !onFoot.has(party)).reduce((sum, { people }) => sum + people, 0)
}

function share(numbers: readonly number[], limit: number): number {
  return (100 * numbers.filter((number) => number <= limit).length) / numbers.length
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

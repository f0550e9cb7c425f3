import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '@tourdesk/demo/random'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { proposePlan } from '@tourdesk/domain/plan/proposePlan'
import { largeTask } from '../bounds.ts'
import { atMost, type Line } from '../table.ts'

/** Plans the same large days in another process, with their facts in another order; the proposals must be equal. */
export async function sameAgain(proposals: ReadonlyMap<number, string>): Promise<Line[]> {
  const seeds = [...proposals.keys()]
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...seeds.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const again: string[] = []
  for await (const line of createInterface({ input: child.stdout })) again.push(line)
  const different = seeds.filter((seed, index) => proposals.get(seed) !== again[index])
  if (different.length > 0) console.log(`  large days planned differently: ${different.join(', ')}`)
  return [atMost(`of ${seeds.length} days planned twice, different`, different.length, 0)]
}

/** The same day with its lists in another order. */
function shuffled(day: PlanDay, seed: number): PlanDay {
  const random = randomFrom(seed)
  return {
    ...day,
    departures: random.shuffle(day.departures),
    parties: random.shuffle(day.parties),
    cars: random.shuffle(day.cars),
    suppliers: random.shuffle(day.suppliers).map((one) => ({ ...one, sizes: random.shuffle(one.sizes) })),
    people: random.shuffle(day.people).map((one) => ({ ...one, languages: random.shuffle(one.languages) })),
    units: random.shuffle(day.units),
  }
}

if (import.meta.main) {
  for (const seed of process.argv.slice(2).map(Number)) {
    const { day, options } = largeTask(seed)
    console.log(JSON.stringify(proposePlan(shuffled(day, seed), options)))
  }
}

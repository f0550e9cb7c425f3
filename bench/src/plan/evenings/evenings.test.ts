import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { breaches } from '@tourdesk/domain/plan/breaches'
import { type CostedUnit, costOfUnits, weigh } from '@tourdesk/domain/plan/cost'
import { describe, expect, test } from 'vitest'
import { asProposal } from '../exact/asProposal.ts'
import { type FileDay, readDays } from '../files/readDays.ts'

/** A unit of a plan made by hand. What it doesn't have is left out. */
type Written = Partial<Omit<CostedUnit, 'parts'>> & Pick<CostedUnit, 'tour'> & { parties: string[] }

const path = fileURLToPath(new URL('evenings.json', import.meta.url))
const { days: written } = JSON.parse(readFileSync(path, 'utf8')) as { days: { byHand: Written[] }[] }
const evenings = readDays(path).map((file, index) => [file.name, file, written[index]!.byHand] as const)

/** The plan made by hand, as the product would propose it. */
function proposalOf(file: FileDay, byHand: readonly Written[]) {
  const { parties } = file.day
  const units = byHand.map(({ parties: ids, _id = null, ...unit }) => ({
    _id,
    car: null,
    externalCar: null,
    driver: null,
    guide: [],
    ...unit,
    parts: ids.map((party) => ({ party, people: parties.find(({ _id }) => _id === party)!.people })),
  }))
  const proposal = asProposal(file, units)
  return {
    ...proposal,
    units: proposal.units.map((unit, index) => ({ ...unit, _id: byHand[index]!._id ?? null })),
  }
}

describe('an evening planned by hand', () => {
  test.each(evenings)('breaks no rule and costs what the file says: %s', (_, file, byHand) => {
    const proposal = proposalOf(file, byHand)
    expect(breaches(file.day, file.options, proposal)).toEqual([])
    const cost = costOfUnits(file.day, file.options, proposal.units)
    expect({ cost: weigh(cost, file.options.aim), left: cost.left, suppliers: cost.supplier }).toMatchObject({
      cost: file.best.cost,
      left: file.best.left,
      suppliers: file.best.suppliers,
    })
  })

  test('is planned by the product for no more, without breaking a rule', () => {
    const command = fileURLToPath(new URL('../../plan.ts', import.meta.url))
    const { stdout } = spawnSync(process.execPath, [command, '--days', path], { encoding: 'utf8' })
    const costs = [...stdout.matchAll(/^(.*): cost (\d+) \(best (\d+)\)/gm)]
    expect(costs.map(([, name]) => name)).toEqual(evenings.map(([name]) => name))
    expect(costs.filter(([, , cost, best]) => Number(cost) > Number(best))).toEqual([])
    expect(stdout).toContain('5 days, 0 broken rules')
  }, 120_000)
})

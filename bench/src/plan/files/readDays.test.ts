import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readDays } from './readDays.ts'

const folder = mkdtempSync(join(tmpdir(), 'tourdesk-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: unknown): string {
  const path = join(folder, 'days.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const written = {
  name: 'two languages',
  day: {
    parties: [
      { people: 4, language: 'english' },
      { people: 3, language: 'german' },
      { people: 2, language: 'german', isPrivate: true },
    ],
    cars: [{ seats: 7 }, { seats: 4 }],
  },
  best: { vehicles: 2, languages: 3, left: 0 },
}

describe('a file of days to plan', () => {
  test('needs parties with people, and has a driver for each car where it names nobody', () => {
    const [file] = readDays(fileOf({ days: [written] }))
    expect(file).toMatchObject({
      name: 'two languages',
      best: written.best,
      options: { keep: 'nothing', useSuppliers: false, aim: 'fewest' },
    })
    expect(file?.day.people.map(({ role, maxPassengers }) => [role, maxPassengers])).toEqual([
      ['driver', 7],
      ['driver', 4],
    ])
    expect(file?.day.departures).toEqual([{ tour: 'tour', name: 'tour', hours: null }])
  })

  test('may have suppliers, a crew and options of its own', () => {
    const day = {
      ...written.day,
      suppliers: [{ sizes: [19] }],
      people: [{ role: 'guide', languages: ['german'] }],
    }
    const [file] = readDays(fileOf({ days: [{ day, options: { maySplit: true } }] }))
    expect(file).toMatchObject({ name: 'day 1', options: { useSuppliers: true, maySplit: true } })
    expect(file?.day.people).toHaveLength(1)
  })

  test('is refused with what is wrong about it', () => {
    expect(() => readDays(fileOf([]))).toThrow('no list of "days"')
    expect(() => readDays(fileOf({ days: [{ day: {} }] }))).toThrow('day 1 has no list of "parties"')
    const nobody = { ...written, day: { parties: [{ people: 0 }] } }
    expect(() => readDays(fileOf({ days: [nobody] }))).toThrow('two languages: party 0 has no people')
    const klingon = { ...written, day: { parties: [{ people: 2, language: 'klingon' }] } }
    expect(() => readDays(fileOf({ days: [klingon] }))).toThrow('klingon is none of english')
  })

  test('PLAN-33 is planned by the command, which prints each value beside the best known one', () => {
    const days = [written, { ...written, name: 'too few seats known', best: { vehicles: 1, cost: 0 } }]
    const command = new URL('../../plan.ts', import.meta.url).pathname
    const { stdout, status } = spawnSync(process.execPath, [command, '--days', fileOf({ days })], {
      encoding: 'utf8',
    })
    expect(stdout).toContain('two languages: ')
    expect(stdout).toMatch(/vehicles 2 \(best 2\), suppliers 0, left 0 \(best 0\), languages 3 \(best 3\)/)
    expect(stdout).toContain('2 days, 0 broken rules')
    expect(stdout).toContain('vehicles: equal on 1, better on 0 of 2; 0.50 more on average, 1 at most')
    expect(status).toBe(0)
  })
})

import { assignOperator } from '@tourdesk/domain/dispatch/assignOperator'
import { type Answers, unchanged } from '@tourdesk/domain/dispatch/unit'
import { expect, test } from 'vitest'
import { car, operator, vehicleUnit } from '../testing.ts'
import { unitOf } from '../unitOf.ts'
import { type Asked, askInTurn } from './askInTurn.ts'
import { operatorRow } from './rows.ts'

const unit = unitOf(vehicleUnit({ car: null, driver: null }))
const dan = operatorRow('van', operator({ _id: 'dan', car: 'vito' }), [car()])

async function click(replies: Answers[]) {
  const asked: Asked['question'][] = []
  const result = await askInTurn(
    (answers) => assignOperator(unit, dan, answers),
    async ({ question }) => {
      asked.push(question)
      return replies.shift() ?? {}
    },
  )
  return { asked, result }
}

test('HOLE-O87 for a second guide with a free car, the question about the guide comes before the car', async () => {
  const { asked, result } = await click([{ another_guide: 'yes' }, { own_car: 'use' }])
  expect(asked).toEqual(['another_guide', 'own_car'])
  expect(result).toMatchObject({
    ok: true,
    value: { kind: 'change', unit: { guide: ['noa', 'dan'], car: 'vito', driver: 'dan' } },
  })
})

test('HOLE-O87 dismissing any question adds nobody', async () => {
  expect((await click([{ another_guide: null }])).result).toEqual(unchanged)
  expect((await click([{ another_guide: 'yes' }, { own_car: null }])).result).toEqual(unchanged)
})

test('HOLE-O87 a car that is busy on the day is not suggested', () => {
  const busy = operatorRow('van', operator({ _id: 'dan', car: 'vito' }), [
    car({ dayStatus: 'assigned', unitId: 'bus' }),
  ])
  expect(busy.car?.isFree).toBe(false)
})

import { expect, test } from 'vitest'
import { folderCircles } from './folderCircles.ts'

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ')
    return { from, to }
  })

test('two folders that import from each other are a circle, named once with an import for each way', () => {
  const [problem, ...others] = folderCircles(
    imports(
      'web/orders/form/OrderForm.tsx → web/orders/page/figures.ts',
      'web/orders/form/price/settlement.ts → web/orders/page/figures.ts',
      'web/orders/page/OrderPage.tsx → web/orders/form/OrderForm.tsx',
    ),
  )
  expect(others).toEqual([])
  expect(problem?.split('\n')).toEqual([
    'web/orders: form → page → form',
    '  web/orders/form/OrderForm.tsx → web/orders/page/figures.ts',
    '  web/orders/page/OrderPage.tsx → web/orders/form/OrderForm.tsx',
  ])
})

test('a circle is found over several folders, and at any level', () => {
  const circle = imports(
    'web/crew/days/DaysPage.tsx → web/crew/parts/Button.tsx',
    'web/crew/parts/Waiting.tsx → web/crew/send/sync.ts',
    'web/crew/send/sync.ts → web/crew/days/daysAt.ts',
    'web/crew/unit/UnitPage.tsx → web/crew/days/DaysPage.tsx',
  )
  expect(folderCircles(circle).map((problem) => problem.split('\n')[0])).toEqual([
    'web/crew: days → parts → send → days',
  ])
  const deeper = imports(
    'web/kit/form/versions/merge.ts → web/kit/form/deleted/messages.ts',
    'web/kit/form/deleted/Notice.tsx → web/kit/form/versions/merge.ts',
  )
  expect(folderCircles(deeper).map((problem) => problem.split('\n')[0])).toEqual([
    'web/kit/form: versions → deleted → versions',
  ])
})

test('a folder and the one around it may need each other, and so may files of one folder', () => {
  expect(
    folderCircles(
      imports(
        'web/orders/OrderDialog.tsx → web/orders/form/OrderForm.tsx',
        'web/orders/form/OrderForm.tsx → web/orders/figuresOf.ts',
        'web/orders/form/steps.ts → web/orders/form/locks.ts',
        'web/orders/form/locks.ts → web/orders/form/steps.ts',
        'web/orders/page/OrderPage.tsx → web/orders/form/OrderForm.tsx',
      ),
    ),
  ).toEqual([])
})

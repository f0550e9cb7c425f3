import { expect, test } from 'vitest'
import { overlaysOf } from './overlaysOf.ts'

test('a file opens an overlay when it imports a part of the library or of the kit that is one', () => {
  expect(overlaysOf("import { Button, Drawer } from '@mantine/core'")).toEqual(['dialog'])
  expect(overlaysOf("import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'")).toEqual(['dialog'])
  expect(overlaysOf("import { DeleteButton } from '../kit/DeleteButton.tsx'")).toEqual(['question'])
  expect(overlaysOf("import { ActionMenu } from '../../kit/ActionMenu.tsx'")).toEqual(['menu'])
  expect(
    overlaysOf(
      "import { Menu } from '@mantine/core'\nimport {\n  confirmDelete,\n} from '../kit/dialog/confirm.ts'",
    ),
  ).toEqual(['menu', 'question'])
})

test('a similar name or a mere type opens nothing', () => {
  expect(overlaysOf("import { DialogActions } from '../kit/dialog/Dialog.tsx'")).toEqual([])
  expect(overlaysOf("import { choose } from './choices.ts'")).toEqual([])
  expect(overlaysOf("import { type Answer, questions } from './confirm.ts'")).toEqual([])
})

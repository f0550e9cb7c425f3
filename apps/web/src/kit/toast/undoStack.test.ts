import { afterEach, expect, test, vi } from 'vitest'
import { undoStack } from './undoStack.ts'

afterEach(() => undoStack.clear())

const step = (thing: string, take: () => void, isHere?: () => boolean) =>
  undoStack.push({ text: `${thing} deleted`, thing, take, ...(isHere && { isHere }) })

test('Ctrl+Z undoes the last step, then the one before, and each only once', async () => {
  const undone: string[] = []
  step('car', () => undone.push('car'))
  step('order', () => undone.push('order'))
  await Promise.all([undoStack.takeLast(), undoStack.takeLast(), undoStack.takeLast()])
  expect(undone).toEqual(['order', 'car'])
})

test('a step of a page that was left stays until the user is back', async () => {
  const take = vi.fn()
  let isHere = false
  step('move', take, () => isHere)
  await undoStack.takeLast()
  expect(take).not.toHaveBeenCalled()
  isHere = true
  await undoStack.takeLast()
  expect(take).toHaveBeenCalledOnce()
})

test('a change that is still under way is undone first', async () => {
  const undone: string[] = []
  step('car', () => undone.push('car'))
  const stop = undoStack.waitFor(async () => step('move', () => undone.push('move')))
  const taking = undoStack.takeLast()
  stop()
  await taking
  expect(undone).toEqual(['move'])
})

test('nothing of another person or account is undone', async () => {
  const take = vi.fn()
  step('order', take)
  undoStack.clear()
  await undoStack.takeLast()
  expect(take).not.toHaveBeenCalled()
})

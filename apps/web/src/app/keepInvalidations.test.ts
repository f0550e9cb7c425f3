import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { keepInvalidations } from './keepInvalidations.ts'

function clientOf() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  keepInvalidations(client)
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  return { client, answers, orders: { queryKey: ['orders'] as const, queryFn } }
}

test('a list that changes while it loads for the first time loads again', async () => {
  const { client, answers, orders } = clientOf()
  const screen = new QueryObserver(client, orders)
  screen.subscribe(() => {})
  void client.invalidateQueries({ queryKey: ['orders'] })
  answers[0]?.resolve('before the change')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('after it')
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('after it'))
  expect(answers).toHaveLength(2)
})

test('a list that changes while a page loads it loads again once the page shows it', async () => {
  const { client, answers, orders } = clientOf()
  const loaded = client.ensureQueryData(orders)
  void client.invalidateQueries({ queryKey: ['orders'] })
  answers[0]?.resolve('before the change')
  await loaded
  expect(answers).toHaveLength(1)
  new QueryObserver(client, orders).subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(2))
})

test('a list that changed before it was needed, and again while it loads for the first time, loads again', async () => {
  const { client, answers, orders } = clientOf()
  const screen = new QueryObserver(client, { ...orders, enabled: false })
  screen.subscribe(() => {})
  void client.invalidateQueries({ queryKey: ['orders'] })
  screen.setOptions({ ...orders, enabled: true })
  void client.invalidateQueries({ queryKey: ['orders'] })
  answers[0]?.resolve('before the second change')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve('after it')
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('after it'))
  expect(answers).toHaveLength(2)
})

test('a list that failed and changes while it loads again loads once more', async () => {
  const { client, answers, orders } = clientOf()
  const screen = new QueryObserver(client, orders)
  screen.subscribe(() => {})
  answers[0]?.reject(new Error('Offline'))
  await vi.waitFor(() => expect(screen.getCurrentResult().isError).toBe(true))
  void client.invalidateQueries({ queryKey: ['orders'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  void client.invalidateQueries({ queryKey: ['orders'] })
  answers[1]?.resolve('before the second change')
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.resolve('after it')
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('after it'))
})

test('a list that changed only before it was needed loads once', async () => {
  const { client, answers, orders } = clientOf()
  const screen = new QueryObserver(client, { ...orders, enabled: false })
  screen.subscribe(() => {})
  void client.invalidateQueries({ queryKey: ['orders'] })
  screen.setOptions({ ...orders, enabled: true })
  answers[0]?.resolve('all of it')
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('all of it'))
  expect(answers).toHaveLength(1)
})

test('a list that nothing changes loads once', async () => {
  const { client, answers, orders } = clientOf()
  const screen = new QueryObserver(client, orders)
  screen.subscribe(() => {})
  answers[0]?.resolve('all of it')
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('all of it'))
  expect(answers).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Heard } from './noticeStream.ts'
import { shareStream } from './shareStream.ts'
import { TestPage, TestStream } from './testing.ts'

const orders: Heard = { kind: 'notice', notice: { topic: 'orders', days: [], by: null } }
const missed: Heard = { kind: 'missed' }
let round = 0
let page: TestPage
let tabs: ReturnType<typeof openTab>[] = []
let closers: (() => void)[] = []

beforeEach(() => {
  round += 1
  tabs = []
  closers = []
  page = new TestPage()
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  for (const close of closers) close()
  vi.useRealTimers()
  // The next file in this worker looks for a document too.
  vi.unstubAllGlobals()
})

test('eight tabs share one stream, and each hears every notice', async () => {
  await openTabs(8)
  stream().onmessage?.({ data: JSON.stringify(orders.notice) })
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => [orders])))
  expect(TestStream.opened).toHaveLength(1)
})

test('when the tab that listens closes, another takes over, and all reload what they may have missed', async () => {
  const [first, ...others] = await openTabs(3)
  first?.close()
  await vi.waitFor(() => expect(TestStream.opened).toHaveLength(2))
  stream().opens()
  await vi.waitFor(() => expect(others.map(({ heard }) => heard)).toEqual([[missed], [missed]]))
  expect(TestStream.opened[0]?.readyState).toBe(TestStream.CLOSED)
})

test('a broken stream is reported in every tab, and after it all reload', async () => {
  await openTabs(2)
  stream().breaks()
  stream().opens()
  await vi.waitFor(() =>
    expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => [{ kind: 'broken' }, missed])),
  )
})

test('a tab in view takes over from one that the browser has frozen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const wakes = navigator.locks.request(nameOfNow(), () => new Promise<void>(() => {}))
  const taken = expect(wakes).rejects.toThrow()
  const tab = openTab()
  await isWaiting()
  page.comesToFront()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(TestStream.opened).toHaveLength(1))
  await taken
  stream().opens()
  expect(tab.heard).toEqual([missed])
})

test('a tab that wakes after another took over gives up its stream, reloads, and waits its turn', async () => {
  const [tab] = await openTabs(1)
  await navigator.locks.request(nameOfNow(), { steal: true }, () => {
    expect(TestStream.opened).toHaveLength(1)
  })
  await vi.waitFor(() => expect(TestStream.opened).toHaveLength(2))
  expect(TestStream.opened[0]?.readyState).toBe(TestStream.CLOSED)
  expect(tab?.heard).toEqual([missed])
})

test('a tab that comes into view leaves the stream where it is when the other answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await openTabs(2)
  const answered = anAnswer()
  page.comesToFront()
  await answered
  await vi.advanceTimersByTimeAsync(10_000)
  expect(TestStream.opened).toHaveLength(1)
})

test('a page that was held up reloads when it joins the others again', async () => {
  await openTabs(1)
  const back = openTab(null)
  await vi.waitFor(() => expect(back.heard).toEqual([missed]))
})

test('a tab that joins hears what came while it loaded, and the others don’t hear it again', async () => {
  const [first] = await openTabs(1)
  const loading = Date.now()
  stream().onmessage?.({ data: JSON.stringify(orders.notice) })
  const joining = openTab(loading)
  await vi.waitFor(() => expect(joining.heard).toEqual([orders]))
  const later = openTab(Date.now() + 1)
  await isWaiting(2)
  expect([first?.heard, later.heard]).toEqual([[orders], []])
})

test('a tab that began to load before the others listened reloads', async () => {
  await openTabs(1)
  const slow = openTab(Date.now() - 60_000)
  await vi.waitFor(() => expect(slow.heard).toEqual([missed]))
})

test('signing out in all tabs ends the stream', async () => {
  await openTabs(3)
  for (const tab of tabs) tab.close()
  expect(TestStream.opened.map(({ readyState }) => readyState)).toEqual([TestStream.CLOSED])
})

/** Opens tabs one after the other; the first one listens. */
async function openTabs(count: number) {
  for (let each = 0; each < count; each += 1) {
    const tab = openTab()
    if (each === 0) await vi.waitFor(() => expect(TestStream.opened).toHaveLength(1))
    else await isWaiting(each)
    tabs.push(tab)
  }
  return tabs
}

function openTab(since: number | null = Date.now()) {
  const heard: Heard[] = []
  const close = shareStream(nameOfNow(), (each) => heard.push(each), since)
  closers.push(close)
  return { heard, close }
}

/** Resolves once so many tabs are waiting for the stream. */
async function isWaiting(count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { pending = [] } = await navigator.locks.query()
    expect(pending.filter((each) => each.name === nameOfNow())).toHaveLength(count)
  })
}

/** Resolves when the tab that listens says so. */
function anAnswer(): Promise<void> {
  const channel = new BroadcastChannel(nameOfNow())
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind !== 'iAmListening') return
      channel.close()
      resolve()
    }
  })
}

function nameOfNow(): string {
  return `shared stream ${round}`
}

function stream(): TestStream {
  return TestStream.opened.at(-1) ?? new TestStream()
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import { EventSource as Stream } from 'eventsource'
import { Window } from 'happy-dom'
import { vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
import type { BrowserHistory } from './browserHistory.ts'
import { isVisible, plainStyle } from './plainStyle.ts'
import { until } from './until.ts'
import { worker } from './worker.ts'

const web = join(import.meta.dirname, '../../../apps/web')
const source = await readFile(join(web, 'index.html'), 'utf8')
const firstPaint = await readFile(join(web, 'public/first-paint.js'), 'utf8')

interface Surroundings {
  address: string
  history: BrowserHistory
  send: typeof fetch
  openTab: (address: string) => void
  /** Takes a file that the page hands over under this name; it's at this address. */
  download: (name: string, address: string) => void
  /** What this tab's earlier pages kept. */
  kept: Kept
}

export interface Kept {
  local: Map<string, string>
  session: Map<string, string>
}

/** A page that's loaded. */
export interface OpenWindow {
  show: (address: string) => void
  /** Ends what it has running, and returns what it kept for the next page of its tab. */
  close: () => Kept
}

const size = { width: 1440, height: 900 }

/**
 * Loads the screens at an address, the way a browser does: `index.html`, the script before the first paint, then the
 * product's own first script, with nothing left in memory of the page before. What's global in a browser is global here.
 */
export async function openWindow({
  address,
  history,
  send,
  kept,
  openTab,
  download,
}: Surroundings): Promise<OpenWindow> {
  worker.opened += 1
  const name = `page ${worker.opened}`
  const window = new Window({
    url: address,
    ...size,
    console,
    settings: { disableErrorCapturing: true, device: { prefersReducedMotion: 'reduce' } },
  })
  fill(window.localStorage, kept.local)
  fill(window.sessionStorage, kept.session)
  worker.leaveGlobals()
  const closers: (() => void)[] = []
  let ended = false
  closers.push(() => {
    ended = true
  })
  /** A page that was left gets no more answers. */
  const whileOpen = async <Answer>(answer: Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      answer.then(
        (value) => ended || resolve(value),
        (error) => ended || reject(error),
      )
    })
  const open = (path: string) => {
    openTab(new URL(path, window.location.href).href)
    return null
  }
  const openHere = window.open.bind(window)
  // What links call.
  window.open = (path, target, features) =>
    path && target === '_blank' ? open(path) : openHere(path, target, features)
  worker.leaveGlobals = enterGlobals(window, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => whileOpen(send(input, init)),
    history: history.ofPage(() => ended),
    open,
    getComputedStyle: plainStyle,
    CSS: Object.assign(Object.create(window.CSS), { escape: escapeId }),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(channel: string) {
        super(`${channel} of ${name}`)
        closers.push(() => this.close())
      }
    },
    EventSource: class extends Stream {
      constructor(path: string) {
        super(new URL(path, address), { fetch: (url, init) => send(url, init as RequestInit) })
        closers.push(() => this.close())
      }

      /** The library makes its events of the page's, and Node's `EventTarget` takes none of those. */
      override dispatchEvent(event: Event): boolean {
        return super.dispatchEvent(ofNode(event))
      }
    },
    // Those of Node, which it can send and give an address.
    ...worker.files,
    setTimeout: timer(worker.setTimeout, clearTimeout, closers),
    setInterval: timer(worker.setInterval, clearInterval, closers),
  })
  Object.defineProperty(window.navigator, 'locks', {
    value: {
      request: (lock: string, ...rest: [never]) => worker.locks.request(`${lock} of ${name}`, ...rest),
    },
  })
  withoutLayout(window)
  withDownloads(window, download)
  document.write(source.replaceAll(/<script.*?<\/script>/g, ''))
  runInThisContext(firstPaint)
  vi.resetModules()
  const script: string = join(web, 'src/main.tsx')
  await import(script)
  // A page that's left while it starts would draw into the next one.
  await until(() => document.getElementById('root')?.hasChildNodes() === true, 'The screens did not start')

  return {
    show: (next) => window.happyDOM.setURL(next),
    close: () => {
      window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }))
      window.dispatchEvent(new window.Event('pagehide'))
      for (const close of closers) close()
      void window.happyDOM.abort()
      return { local: entriesOf(window.localStorage), session: entriesOf(window.sessionStorage) }
    },
  }
}

/**
 * Everything that's visible has the same place and size, so that menus and lists find themselves in sight. The font that
 * some wait for has always come.
 */
function withoutLayout({ Element: { prototype }, HTMLElement, DOMRect, document }: Window): void {
  const [somewhere, nowhere] = [new DOMRect(8, 8, 16, 16), new DOMRect(0, 0, 0, 0)]
  Object.assign(prototype, {
    checkVisibility(this: Element) {
      return isVisible(this)
    },
    getBoundingClientRect(this: Element) {
      return isVisible(this) ? somewhere : nowhere
    },
    // Libraries print elements, and Node would print all that hangs on them.
    [inspect.custom](this: Element) {
      return this.tagName
    },
  })
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { get: () => size.width, configurable: true },
    clientHeight: { get: () => size.height, configurable: true },
  })
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })
}

/** Links with a `download` hand over a file instead of leading somewhere. */
function withDownloads(
  { HTMLAnchorElement: { prototype } }: Window,
  download: Surroundings['download'],
): void {
  const { click } = prototype
  Object.assign(prototype, {
    click(this: HTMLAnchorElement) {
      if (this.hasAttribute('download')) download(this.download, this.href)
      else Reflect.apply(click, this, [])
    },
  })
}

function ofNode(event: Event): Event {
  const { Event: NodeEvent, MessageEvent: NodeMessageEvent } = worker.events
  const { type } = event
  if (event instanceof MessageEvent)
    return new NodeMessageEvent(type, { data: event.data, lastEventId: event.lastEventId })
  return event instanceof NodeEvent ? event : new NodeEvent(type)
}

/** What happy-dom reads: it takes an id that starts with a digit as it is, and doesn't know codes like `\32 `. */
function escapeId(id: string): string {
  return id.replaceAll(/[^\w-]/g, String.raw`\$&`)
}

/** Makes what's global in a browser global here. They stay until the next page's: React may still be at work. */
function enterGlobals(window: Window, others: Record<string, unknown>): () => void {
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true })
  const had = replaceGlobals(others)
  return () => {
    for (const [key, descriptor] of had) Object.defineProperty(globalThis, key, descriptor)
    for (const key of keys) Reflect.deleteProperty(globalThis, key)
    for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor)
  }
}

function replaceGlobals(values: Record<string, unknown>): Map<string, PropertyDescriptor> {
  const had = new Map<string, PropertyDescriptor>()
  for (const [key, value] of Object.entries(values)) {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, key)
    if (descriptor) had.set(key, descriptor)
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true })
  }
  return had
}

/** Timers that end with the page. */
function timer<Timer extends typeof setTimeout | typeof setInterval>(
  start: Timer,
  clear: (id: NodeJS.Timeout) => void,
  closers: (() => void)[],
): Timer {
  const running = new Set<NodeJS.Timeout>()
  closers.push(() => {
    for (const id of running) clear(id)
  })
  const startOne = (work: () => void, ms?: number, ...rest: []) => {
    const id = start(work, ms, ...rest)
    running.add(id)
    return id
  }
  return asTimer<Timer>(startOne)
}

/** Whoever starts a timer in a page only hands its id back. */
function asTimer<Timer>(startOne: (work: () => void, ms?: number) => NodeJS.Timeout): Timer {
  return startOne as unknown as Timer
}

function fill(storage: { setItem: (key: string, value: string) => void }, kept: Map<string, string>): void {
  for (const [key, value] of kept) storage.setItem(key, value)
}

function entriesOf(storage: {
  length: number
  key: (index: number) => string | null
  getItem: (key: string) => string | null
}): Map<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return new Map(keys.map((key) => [key, storage.getItem(key) ?? '']))
}

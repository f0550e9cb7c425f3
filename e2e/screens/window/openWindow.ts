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
const [office, customer] = [
  { source: await readFile(join(web, 'index.html'), 'utf8'), script: join(web, 'src/main.tsx') },
  { source: await readFile(join(web, 'customer.html'), 'utf8'), script: join(web, 'src/customer.tsx') },
]
const firstPaint = await readFile(join(web, 'public/first-paint.js'), 'utf8')

interface Surroundings {
  address: string
  history: BrowserHistory
  send: typeof fetch
  openTab: (address: string) => void
  /** Gets the name and the address of a file that the page downloads. */
  download: (name: string, address: string) => void
  /** The storage of this tab's earlier pages. */
  kept: Kept
}

export interface Kept {
  local: Map<string, string>
  session: Map<string, string>
}

/** A loaded page. */
export interface OpenWindow {
  show: (address: string) => void
  /** Ends everything that's running, and returns the storage for the next page of its tab. */
  close: () => Kept
}

const size = { width: 1440, height: 900 }

/**
 * Loads the screens at an address as a browser does: `index.html` or the page of customers, the script before the
 * first paint, then the main script, with no modules left from the page before. A browser's globals become globals
 * here.
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
  /** Drops the responses to a page that was left. */
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
  // Called by links.
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

      /** The library creates the page's events, but Node's `EventTarget` only accepts Node's. */
      override dispatchEvent(event: Event): boolean {
        return super.dispatchEvent(ofNode(event))
      }
    },
    // Node's own classes, which it can send and create addresses for.
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
  const { source, script } = /^\/(offer\/|checkout\/[^/]+\/customer)/.test(window.location.pathname)
    ? customer
    : office
  document.write(source.replaceAll(/<script.*?<\/script>/g, ''))
  runInThisContext(firstPaint)
  vi.resetModules()
  await import(script)
  // A page that's left while it starts would render into the next one.
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
 * Gives every visible element the same position and size, so that menus and lists count as in view. Fonts
 * count as loaded.
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
    // Libraries print elements, and Node would print everything they refer to.
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

/** Makes links with `download` pass on a file instead of opening an address. */
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

/**
 * Escapes ids for happy-dom, which accepts a leading digit as it is and doesn't understand codes like `\32 `.
 */
function escapeId(id: string): string {
  return id.replaceAll(/[^\w-]/g, String.raw`\$&`)
}

/**
 * Makes a browser's globals global here. They stay until the next page opens, since React may still be
 * working.
 */
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

/** Code in a page only passes a timer's id back, so its type doesn't matter. */
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

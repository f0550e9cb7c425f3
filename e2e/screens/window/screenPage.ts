import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'
import type { Language } from '../../support/languages.ts'
import type { Answer } from './answer.ts'
import { BrowserHistory } from './browserHistory.ts'
import type { Call } from './call.ts'
import { Calls } from './calls.ts'
import { type Kept, type OpenWindow, openWindow } from './openWindow.ts'
import type { Routes } from './routes.ts'
import { byRole, ScreenLocator } from './screenLocator.ts'
import { drawn, until } from './until.ts'
import { worker } from './worker.ts'

interface Download {
  suggestedFilename: () => string
  createReadStream: () => Promise<Readable>
}

type Address = string | RegExp | ((address: URL) => boolean)

/**
 * A browser tab without a browser: shows the real screens in a DOM without layout. It has the methods of
 * Playwright's page that need no layout, so that journeys and their helpers can move between both.
 */
export class ScreenPage {
  readonly request: Calls
  /** Moves the focus, types and clicks like a person; set once a page is open. */
  declare user: UserEvent
  private open: OpenWindow | null = null
  private kept: Kept
  private readonly history: BrowserHistory

  private readonly origin: string

  private readonly language: Language
  private readonly awaitedTabs: ((tab: ScreenPage) => void)[] = []
  private readonly awaitedDownloads: ((file: Download) => void)[] = []

  constructor(origin: string, language: Language, calls = new Calls(origin)) {
    this.origin = origin
    this.language = language
    this.request = calls
    this.kept = { local: new Map([['language', language]]), session: new Map() }
    this.history = new BrowserHistory({
      show: (address) => this.open?.show(address),
      tell: (state) => dispatchEvent(new PopStateEvent('popstate', { state })),
    })
  }

  url(): string {
    return this.history.address ?? this.origin
  }

  context() {
    const waitForEvent = (_: 'page') => new Promise((resolve) => this.awaitedTabs.push(resolve))
    const { jar } = this.request
    const clearCookies = async ({ name }: { name?: string } = {}) => jar.clear(name)
    const cookies = async () => jar.all()
    const addCookies = async (added: ReturnType<typeof jar.all>) => jar.add(added)
    return { waitForEvent, clearCookies, cookies, addCookies }
  }

  /** The page's document. Only one page is open at a time, since it uses the globals. */
  get document(): Document {
    if (!this.open)
      throw new Error('This page is closed, since another one was opened: go somewhere with it first')
    return document
  }

  async goto(address: string): Promise<void> {
    const next = new URL(address, this.url()).href
    this.close()
    this.history.push(next)
    await this.load()
  }

  async reload(): Promise<void> {
    this.close()
    await this.load()
  }

  async goBack(): Promise<void> {
    this.history.go(-1)
  }

  async goForward(): Promise<void> {
    this.history.go(1)
  }

  close(): void {
    if (!this.open) return
    this.kept = this.open.close()
    this.open = null
    this.request.leave()
  }

  async title(): Promise<string> {
    return document.title
  }

  async evaluate<Value, Given>(work: (given: Given) => Value, given?: Given): Promise<Awaited<Value>> {
    return await work(given as Given)
  }

  async waitForURL(address: Address): Promise<void> {
    await until(() => matches(this.url(), address), `The address is ${this.url()}`)
  }

  waitForRequest(meant: RegExp | ((call: Call) => boolean)): Promise<Call> {
    const { listeners } = this.request
    return new Promise((resolve) => {
      const listen = (call: Call) => {
        if (!(meant instanceof RegExp ? meant.test(call.url()) : meant(call))) return
        listeners.delete(listen)
        resolve(call)
      }
      listeners.add(listen)
    })
  }

  waitForResponse(isMeant: (answer: Answer & { request: () => Call }) => boolean): Promise<Answer> {
    const { answerListeners } = this.request
    return new Promise((resolve) => {
      const listen = (call: Call, answer: Answer) => {
        if (!isMeant({ ...answer, request: () => call })) return
        answerListeners.delete(listen)
        resolve(answer)
      }
      answerListeners.add(listen)
    })
  }

  waitForEvent(_: 'download'): Promise<Download> {
    return new Promise((resolve) => this.awaitedDownloads.push(resolve))
  }

  waitForTimeout = (ms: number) => delay(ms)

  on(_: 'request', listener: (call: Call) => void): void {
    this.request.listeners.add(listener)
  }

  route = async (...route: Parameters<Routes['add']>) => this.request.routes.add(...route)
  unroute = async (...route: Parameters<Routes['remove']>) => this.request.routes.remove(...route)
  unrouteAll = async () => this.request.routes.clear()

  keyboard = {
    press: async (key: string): Promise<void> => {
      await this.user.keyboard(keysOf(key))
      await drawn()
    },
    type: async (text: string): Promise<void> => {
      await this.user.keyboard(text.replaceAll(/[[{]/g, '$&$&'))
      await drawn()
    },
  }

  /** The mouse is wherever it hovered last. */
  mouse = {
    down: () => this.user.pointer('[MouseLeft>]'),
    up: () => this.user.pointer('[/MouseLeft]'),
  }

  getByRole = (role: string, options?: Parameters<typeof byRole>[1]) => this.locator(byRole(role, options))
  getByText = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.locator(getByTextSelector(text, options))
  getByLabel = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.locator(getByLabelSelector(text, options))
  getByTitle = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.locator(getByTitleSelector(text, options))
  getByAltText = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.locator(getByAltTextSelector(text, options))
  getByPlaceholder = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.locator(getByPlaceholderSelector(text, options))

  locator(selector: string): ScreenLocator {
    return new ScreenLocator(this, selector)
  }

  /** A new tab gets its address, and only loads it when a journey goes there. */
  private openTab(address: string): void {
    const tab = new ScreenPage(this.origin, this.language, this.request)
    tab.history.push(address)
    for (const resolve of this.awaitedTabs.splice(0)) resolve(tab)
  }

  private readonly download = (name: string, address: string) => {
    const content = worker.send(address)
    const file: Download = {
      suggestedFilename: () => name,
      createReadStream: async () => Readable.from([Buffer.from(await (await content).arrayBuffer())]),
    }
    for (const resolve of this.awaitedDownloads.splice(0)) resolve(file)
  }

  private async load(): Promise<void> {
    if (worker.shown !== this) worker.shown?.close()
    worker.shown = this
    this.request.enter()
    const { history, request, kept, download } = this
    const address = this.url()
    const openTab = (next: string) => this.openTab(next)
    this.open = await openWindow({ address, history, send: request.fromPage, kept, openTab, download })
    this.user = userEvent.setup({
      document,
      delay: null,
      pointerEventsCheck: 0,
      applyAccept: false,
    })
  }
}

export function matches(url: string, address: Address): boolean {
  if (typeof address === 'function') return address(new URL(url))
  if (address instanceof RegExp) return address.test(url)
  return new URL(address, url).href === url
}

/** Converts `Control+a` for user-event: `{Control>}a{/Control}`. */
function keysOf(press: string): string {
  const [key = '', ...held] = press
    .replace('ControlOrMeta', 'Control')
    .split(/\+(?!$)/)
    .reverse()
  const name = isCode.test(key) ? `[${key}]` : key.length > 1 ? `{${key}}` : key
  return held.reduce((keys, modifier) => `{${modifier}>}${keys}{/${modifier}}`, name)
}

/** Names of physical keys, whatever the layout. */
const isCode = /^(Key[A-Z]|Digit\d|Slash)$/

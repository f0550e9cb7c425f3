import { type UserEvent, userEvent } from '@testing-library/user-event'
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'
import { BrowserHistory } from './browserHistory.ts'
import { Calls } from './calls.ts'
import { type Kept, type OpenWindow, openWindow } from './openWindow.ts'
import { ScreenLocator } from './screenLocator.ts'
import { drawn, until } from './until.ts'

type Address = string | RegExp | ((address: URL) => boolean)

/**
 * A browser's tab without a browser: it shows the real screens in a DOM without layout. It has those methods of a page of
 * Playwright that need no layout, so that journeys and their helpers read the same and can move.
 */
export class ScreenPage {
  readonly request: Calls
  /** Moves the focus, types and clicks like a person; there once a page is. */
  declare user: UserEvent
  private open: OpenWindow | null = null
  private kept: Kept
  private readonly history: BrowserHistory

  private readonly origin: string

  constructor(origin: string, language: 'en' | 'he') {
    this.origin = origin
    this.request = new Calls(origin)
    this.kept = { local: new Map([['language', language]]), session: new Map() }
    this.history = new BrowserHistory({
      show: (address) => this.open?.show(address),
      tell: (state) => dispatchEvent(new PopStateEvent('popstate', { state })),
    })
  }

  url(): string {
    return this.open ? this.history.address : this.origin
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
    if (this.open) this.kept = this.open.close()
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

  on(_: 'request', listener: Calls['listener']): void {
    this.request.listener = listener
  }

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

  getByRole = (role: string, options?: Parameters<typeof getByRoleSelector>[1]) =>
    this.locator(getByRoleSelector(role, options))
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

  private async load(): Promise<void> {
    this.request.enter()
    const { history, request, kept } = this
    this.open = await openWindow({ address: history.address, history, send: request.fromPage, kept })
    this.user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  }
}

export function matches(url: string, address: Address): boolean {
  if (typeof address === 'function') return address(new URL(url))
  if (address instanceof RegExp) return address.test(url)
  return new URL(address, url).href === url
}

/** `Control+a` as user-event has it: `{Control>}a{/Control}`. */
function keysOf(press: string): string {
  const [key = '', ...held] = press.split(/\+(?!$)/).reverse()
  const name = key.length > 1 ? `{${key}}` : key
  return held.reduce((keys, modifier) => `{${modifier}>}${keys}{/${modifier}}`, name)
}

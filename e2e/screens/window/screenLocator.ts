import type { UserEvent } from '@testing-library/user-event'
import {
  asLocator,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from 'ivya'
import { isVisible } from './plainStyle.ts'
import { textOf } from './textOf.ts'
import { drawn, until } from './until.ts'

const ivya = Ivya.create({ browser: 'chromium' })

/** The page to search, with its user's input devices. */
interface Screen {
  document: Document
  user: UserEvent
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> }
}

interface Click {
  modifiers?: string[]
  button?: 'left' | 'middle' | 'right'
  position?: { x: number; y: number }
}

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Narrowing {
  hasText?: string | RegExp
  hasNotText?: string | RegExp
  has?: ScreenLocator
  hasNot?: ScreenLocator
}

/** Finds elements by Playwright's own rules, again for each use, and waits for them as Playwright does. */
export class ScreenLocator {
  readonly selector: string
  private readonly screen: Screen

  constructor(screen: Screen, selector: string) {
    this.screen = screen
    this.selector = selector
  }

  page(): Screen {
    return this.screen
  }

  toString(): string {
    return asLocator('javascript', this.selector)
  }

  /** All current matches. */
  find(): HTMLElement[] {
    return ivya.queryLocatorSelectorAll(this.selector, this.screen.document) as HTMLElement[]
  }

  /** The only match, or null; throws if there are several. */
  findOne(): HTMLElement | null {
    const [found, ...others] = this.find()
    if (others.length > 0) {
      const them = [found, ...others].map(
        (element) => `  ${textOf(element!).slice(0, 60)} | ${element!.outerHTML.slice(0, 160)}`,
      )
      throw new Error(`${this} is ${them.length} elements:\n${them.join('\n')}`)
    }
    return found ?? null
  }

  locator = (selector: string | ScreenLocator) =>
    this.in(typeof selector === 'string' ? selector : selector.selector)
  getByRole = (role: string, options?: Parameters<typeof getByRoleSelector>[1]) =>
    this.in(byRole(role, options))
  getByText = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.in(getByTextSelector(text, options))
  getByLabel = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.in(getByLabelSelector(text, options))
  getByTitle = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.in(getByTitleSelector(text, options))
  getByPlaceholder = (text: string | RegExp, options?: { exact?: boolean }) =>
    this.in(getByPlaceholderSelector(text, options))
  first = () => this.in('nth=0')
  last = () => this.in('nth=-1')
  nth = (index: number) => this.in(`nth=${index}`)
  or = (other: ScreenLocator) => this.in(`internal:or=${JSON.stringify(other.selector)}`)
  and = (other: ScreenLocator) => this.in(`internal:and=${JSON.stringify(other.selector)}`)

  filter({ hasText, hasNotText, has, hasNot }: Narrowing): ScreenLocator {
    let found: ScreenLocator = this
    if (hasText !== undefined) found = found.in(`internal:has-text=${inSelector(hasText)}`)
    if (hasNotText !== undefined) found = found.in(`internal:has-not-text=${inSelector(hasNotText)}`)
    if (has) found = found.in(`internal:has=${JSON.stringify(has.selector)}`)
    if (hasNot) found = found.in(`internal:has-not=${JSON.stringify(hasNot.selector)}`)
    return found
  }

  async all(): Promise<ScreenLocator[]> {
    return this.find().map((_, index) => this.nth(index))
  }
  count = async () => this.find().length
  allTextContents = async () => this.find().map((element) => element.textContent)
  allInnerTexts = async () => this.find().map((element) => element.innerText)
  textContent = async () => (await this.there()).textContent
  innerText = async () => (await this.there()).innerText
  inputValue = async () => ((await this.there()) as HTMLInputElement).value
  getAttribute = async (name: string) => (await this.there()).getAttribute(name)
  isVisible = async () => isVisible(this.findOne())
  isChecked = async () => isTicked(await this.there())
  isDisabled = async () => isDisabled(await this.there())
  isEnabled = async () => !isDisabled(await this.there())
  evaluate = async <Value, Given>(work: (element: HTMLElement, given: Given) => Value, given?: Given) =>
    work(await this.there(), given as Given)
  evaluateAll = async <Value>(work: (elements: HTMLElement[]) => Value) => work(this.find())

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}) {
    const isSo = {
      visible: () => isVisible(this.findOne()),
      hidden: () => !isVisible(this.findOne()),
      attached: () => this.findOne() !== null,
      detached: () => this.findOne() === null,
    }
    await until(isSo[state], `${this} is not ${state}`)
  }

  /** Ignores the position inside the element, since there's no layout. */
  async click({ modifiers: held = [], button = 'left' }: Click = {}): Promise<void> {
    const target = await this.ready()
    for (const key of held) await this.screen.user.keyboard(`{${key}>}`)
    if (button === 'left') await this.screen.user.click(target)
    else await this.screen.user.pointer({ target, keys: buttons[button] })
    for (const key of held) await this.screen.user.keyboard(`{/${key}}`)
    await drawn()
  }

  async dblclick(): Promise<void> {
    await this.screen.user.dblClick(await this.ready())
  }

  async hover(): Promise<void> {
    await this.screen.user.hover(await this.ready())
  }

  async fill(text: string): Promise<void> {
    const element = await this.ready()
    element.focus()
    if (element.isContentEditable) throw new Error('Rich text needs a browser.')
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
    set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    await drawn()
  }

  clear = () => this.fill('')

  /** Ignores the field's `accept`, as Playwright does. */
  async setInputFiles(given: GivenFile | GivenFile[]): Promise<void> {
    const files = [given]
      .flat()
      .map(({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }))
    await this.screen.user.upload(await this.there(), files)
    await drawn()
  }

  async press(key: string): Promise<void> {
    await this.focus()
    await this.screen.keyboard.press(key)
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.screen.keyboard.type(text)
  }

  async focus(): Promise<void> {
    ;(await this.there()).focus()
  }

  async blur(): Promise<void> {
    ;(await this.there()).blur()
  }

  check = () => this.setChecked(true)
  uncheck = () => this.setChecked(false)

  async setChecked(isOn: boolean): Promise<void> {
    if (isTicked(await this.ready()) === isOn) return
    await this.click()
    await until(() => isTicked(this.findOne()) === isOn, `${this} didn't change`)
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.there()
  }

  private in(selector: string): ScreenLocator {
    return new ScreenLocator(this.screen, `${this.selector} >> ${selector}`)
  }

  private async there(): Promise<HTMLElement> {
    await this.waitFor({ state: 'attached' })
    return this.findOne()!
  }

  /**
   * Waits until the element is visible and enabled, and the page has stopped changing, as Playwright does.
   */
  private async ready(): Promise<HTMLElement> {
    let found: HTMLElement | null = null
    const isReady = () => {
      found = this.findOne()
      return isVisible(found) && !isDisabled(found)
    }
    const tell = () => (found ? `${this} can't be used` : `${this} isn't there`)
    await until(isReady, tell)
    if (await drawn()) await until(isReady, tell)
    return found!
  }
}

/** True for a checked box or a switch that's on. */
export function isTicked(element: HTMLElement | null): boolean {
  return element instanceof HTMLInputElement ? element.checked : element?.ariaChecked === 'true'
}

export function isDisabled(element: HTMLElement | null): boolean {
  return (
    element !== null && (element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null)
  )
}

/** Ivya doesn't know the element `search` yet. */
export function byRole(role: string, options?: Parameters<typeof getByRoleSelector>[1]): string {
  return role === 'search' ? 'css=search' : getByRoleSelector(role, options)
}

const buttons = { middle: '[MouseMiddle]', right: '[MouseRight]' }

function inSelector(text: string | RegExp): string {
  return typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text)
}

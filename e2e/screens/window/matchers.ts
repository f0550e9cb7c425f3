import { getElementAccessibleDescription, getElementAccessibleName } from 'ivya/utils'
import { expect } from 'vitest'
import { isVisible } from './plainStyle.ts'
import { isDisabled, isTicked, type ScreenLocator } from './screenLocator.ts'
import { matches, type ScreenPage } from './screenPage.ts'
import { normal, textOf } from './textOf.ts'
import { until } from './until.ts'

type Text = string | RegExp

interface Verdict {
  pass: boolean
  message: () => string
}

interface State {
  isNot: boolean
}

/**
 * Playwright's matchers for locators and pages: each waits until it's true, or with `not` until it's false.
 */
const matchers = {
  toBeVisible: one(isVisible, true),
  toBeHidden: one((element) => !isVisible(element), true),
  toBeAttached: one((element) => element !== null, true),
  toBeDisabled: one(isDisabled),
  toBeEnabled: one((element) => !isDisabled(element)),
  toBeEditable: one(
    (element) => !isDisabled(element) && !element?.matches('[readonly], [aria-readonly="true"]'),
  ),
  toBeFocused: one((element) => document.activeElement === element),
  toBeEmpty: one((element) => element !== null && textOf(element) === ''),
  toBeChecked: one((element, how?: { checked?: boolean }) => isTicked(element) === (how?.checked ?? true)),
  toHaveValue: one((element, value: Text) => isText((element as HTMLInputElement).value, value)),
  toHaveAttribute: one((element, name: string, value?: Text) => {
    const has = element?.getAttribute(name) ?? null
    return value === undefined ? has !== null : has !== null && isText(has, value)
  }),
  toHaveAccessibleName: one((element, name: Text) => isText(getElementAccessibleName(element!, false), name)),
  toHaveAccessibleDescription: one((element, text: Text) =>
    isText(getElementAccessibleDescription(element!, false), text),
  ),
  toHaveJSProperty: one((element, name: string, value: unknown) => Reflect.get(element!, name) === value),
  toHaveCount: many((elements, count: number) => elements.length === count),
  toHaveText: texts(isText, (found, expected) => {
    return found.length === expected.length && found.every((text, index) => isText(text, expected[index]!))
  }),
  toContainText: texts(hasText, (found, expected) => {
    const rest = [...expected]
    for (const text of found) if (rest.length > 0 && hasText(text, rest[0]!)) rest.shift()
    return rest.length === 0
  }),
  toHaveURL(this: State, page: ScreenPage, address: Text | ((url: URL) => boolean)): Promise<Verdict> {
    return settle(
      this,
      () => matches(page.url(), address),
      () => `The address is ${page.url()}, not ${address}`,
    )
  },
  toHaveTitle(this: State, _: ScreenPage, title: Text): Promise<Verdict> {
    return settle(
      this,
      () => isText(document.title, title),
      () => `The title is ${document.title}, not ${title}`,
    )
  },
}

expect.extend(matchers)

/** A matcher for a single element. Unless `whileAbsent`, it keeps waiting while there's no element. */
function one<Given extends unknown[]>(
  isSo: (element: HTMLElement | null, ...given: Given) => boolean,
  whileAbsent = false,
) {
  return function (this: State, locator: ScreenLocator, ...given: Given): Promise<Verdict> {
    const now = () => {
      const element = locator.findOne()
      return element === null && !whileAbsent ? undefined : isSo(element, ...given)
    }
    const found = () => locator.find()[0]?.outerHTML.slice(0, 400) ?? 'nothing'
    return settle(this, now, () => `${locator}: ${given.map(String).join(' ')}\nis ${found()}`)
  }
}

function many<Given extends unknown[]>(isSo: (elements: HTMLElement[], ...given: Given) => boolean) {
  return function (this: State, locator: ScreenLocator, ...given: Given): Promise<Verdict> {
    const found = () => locator.find().map(textOf)
    return settle(
      this,
      () => isSo(locator.find(), ...given),
      () =>
        `${locator}: ${given.map(String).join(' ')}\nare ${found().length}: ${JSON.stringify(found(), null, 1)}`,
    )
  }
}

/**
 * A matcher for the text of one element, or for the texts of all. `toContainText` finds them in order, with
 * others between.
 */
function texts(
  isSo: (text: string, expected: Text) => boolean,
  areSo: (found: string[], expected: Text[]) => boolean,
) {
  return function (this: State, locator: ScreenLocator, expected: Text | Text[]): Promise<Verdict> {
    const now = () => {
      if (Array.isArray(expected)) {
        return areSo(locator.find().map(textOf), expected)
      }
      const element = locator.findOne()
      return element === null ? undefined : isSo(textOf(element), expected)
    }
    const found = () => locator.find().map(textOf)
    return settle(
      this,
      now,
      () => `${locator}: ${JSON.stringify(expected)}\nreads ${JSON.stringify(found())}`,
    )
  }
}

async function settle(
  { isNot }: State,
  isSo: () => boolean | undefined,
  tell: () => string,
): Promise<Verdict> {
  try {
    await until(() => isSo() === !isNot, '')
    return { pass: !isNot, message: tell }
  } catch (error) {
    if (error instanceof Error && error.message) throw error
    return { pass: isNot, message: tell }
  }
}

function isText(text: string, expected: Text): boolean {
  return typeof expected === 'string' ? normal(text) === normal(expected) : expected.test(text)
}

function hasText(text: string, expected: Text): boolean {
  return typeof expected === 'string' ? text.includes(normal(expected)) : expected.test(text)
}

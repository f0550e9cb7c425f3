import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const printed: string[] = []

for (const method of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const) {
  console[method] = (...values) => void printed.push(`console.${method}: ${shortened(values)}`)
}

/** Fails tests that print: it's a mistake, or it's expected and the test should catch it with a spy. */
function expectSilence(): void {
  expect(printed.splice(0), 'printed to the console').toEqual([])
}

afterEach(expectSilence)
afterAll(expectSilence)

/** Formats values, but not a page element's thousands of lines. */
function shortened(values: unknown[]): string {
  return format(...values.map((value) => (value instanceof EventTarget ? String(value) : value))).slice(
    0,
    2_000,
  )
}

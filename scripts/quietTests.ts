import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const printed: string[] = []

for (const method of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const) {
  console[method] = (...values) => void printed.push(`console.${method}: ${shortened(values)}`)
}

/** A test that prints something fails: it's a mistake, or it's expected and the test catches it with a spy. */
function expectSilence(): void {
  expect(printed.splice(0), 'printed to the console').toEqual([])
}

afterEach(expectSilence)
afterAll(expectSilence)

/** Without the thousands of lines of an element on the page. */
function shortened(values: unknown[]): string {
  return format(...values.map((value) => (value instanceof EventTarget ? String(value) : value))).slice(
    0,
    2_000,
  )
}

import './matchers.ts'

/** The helpers of journeys take their `expect` from Playwright. On screens without a browser they get this one. */
export { expect } from 'vitest'

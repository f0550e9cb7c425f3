import './matchers.ts'

/** The journeys' helpers import `expect` from Playwright. Without a browser they get this one. */
export { expect } from 'vitest'

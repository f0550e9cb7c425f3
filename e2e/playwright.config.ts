import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { Options } from './support/journey.ts'

/** Compiling code for speed costs a tenth of the time of pages that live for seconds. */
const withoutOptimizing = '--js-flags=--no-turbofan --no-maglev'

/** Sessions, drafts, addresses, colours and what screen readers meet don't depend on the language. */
const withoutWords = [
  'accessibility',
  'routes',
  'overlays',
  'session',
  'keepingFocus',
  'keepingWork',
  'manyTabs',
  'people/sharedSession',
].map((name) => `**/journeys/${name}.spec.ts`)

/** User journeys in both languages, on the built screens. Every worker has its own product. */
export default defineConfig<Options>({
  testDir: 'journeys',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results/journeys',
  // Journeys wait more than they work: three of them keep two cores busy.
  workers: 3,
  // A stalled machine shouldn't stop a release. Which journeys needed it is printed: each is a race to find.
  retries: 1,
  // Long enough for a slow machine: only what never appears is a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags, withoutOptimizing] },
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  // The longest first, so that no worker is left with it at the end.
  projects: [
    { name: 'without words', testMatch: withoutWords, use: { language: 'en', isSplit: false } },
    { name: 'english', testIgnore: withoutWords, use: { language: 'en' } },
    { name: 'hebrew', testIgnore: withoutWords, use: { language: 'he' } },
  ],
})

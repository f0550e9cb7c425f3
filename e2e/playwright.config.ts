import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.ts'
import type { Options } from './support/journey.ts'

/** Compiling code for speed takes a tenth of the time of pages that live only for seconds. */
const withoutOptimizing = '--js-flags=--no-turbofan --no-maglev'

/**
 * Journeys whose result doesn't depend on the language: sessions, drafts, addresses, colours and
 * accessibility.
 */
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
  // Journeys mostly wait: three of them keep two cores busy.
  workers: 3,
  // A stalled machine shouldn't stop a release. The journeys that needed a retry are printed: each one is a
  // race to find.
  retries: 1,
  // Long enough for a slow machine, so that only what never appears fails.
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

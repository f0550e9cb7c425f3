import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Renders the pictures of the README again, from the day's demo business. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../globalSetup.ts',
  outputDir: '../../test-results/pictures',
  workers: 1,
  use: { ...journeys.use, viewport: { width: 1440, height: 900 } },
  projects: [{ name: 'pictures' }],
})

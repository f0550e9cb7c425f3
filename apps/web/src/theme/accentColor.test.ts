import { readFileSync } from 'node:fs'
import { accentColor } from '@tourdesk/contract/accentColor'
import { expect, test } from 'vitest'

test.each([
  ['tokens.css', `--accent: ${accentColor};`],
  ['tokens.css', `--accent-text: ${accentColor};`],
  ['../../public/icon.svg', `fill="${accentColor}"`],
])('%s has the accent colour of mails and pages of the server: %s', (file, declaration) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(declaration)
})

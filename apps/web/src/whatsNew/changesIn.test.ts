import { expect, test } from 'vitest'
import changelog from '../../../../CHANGELOG.md?raw'
import { changesIn } from './changesIn.ts'

test('each line of the changelog below its headings is a change of its version', () => {
  const [head = '', ...parts] = changelog.split(/^## /m)
  expect(head).toContain('newest first')
  const versions = changesIn(changelog)
  expect(versions.map(({ version }) => version)).toEqual([null, '0.1.0'])
  const written = parts.flatMap((part) => part.split('\n').slice(1)).filter((line) => line.trim())
  expect(versions.flatMap(({ changes }) => changes.map((change) => `- ${change}`))).toEqual(written)
})

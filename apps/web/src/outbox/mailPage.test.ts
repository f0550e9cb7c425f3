import { expect, test } from 'vitest'
import { mailPage } from './mailPage.ts'

test('HOLE-A59 links in a mail open in a new tab, and the rest of the mail is unchanged', () => {
  expect(
    mailPage('<!doctype html><html><head lang="he"><title>Hi</title></head><body>Hi</body></html>'),
  ).toBe(
    '<!doctype html><html><head lang="he"><base target="_blank"><title>Hi</title></head><body>Hi</body></html>',
  )
  expect(mailPage('<p>Hi</p>')).toBe('<base target="_blank"><p>Hi</p>')
})

import { expect, it } from 'vitest'
import { hasVisibleText, visibleText } from './visibleText.ts'

it.each([
  ['', false],
  ['<p></p>', false],
  ['<p>   <br></p><ul><li></li></ul>', false],
  ['<p>&nbsp;&#160;&#xA0; \u00a0\u200b</p>', false],
  ['<img src="/uploads/articles/gate.jpg" alt="The gate">', false],
  ['<p>Jaffa</p>', true],
  ['<h2>יפו</h2>', true],
  ['2 &lt; 3', true],
])('HOLE-C58 %s says something: %s', (html, says) => {
  expect(hasVisibleText(html)).toBe(says)
})

it('keeps a space between paragraphs', () => {
  expect(visibleText('<p>From the port</p><p>to the <strong>market</strong></p>')).toBe(
    'From the port to the market',
  )
})

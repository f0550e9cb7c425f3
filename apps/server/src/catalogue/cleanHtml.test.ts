import { expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

it('HOLE-C58 what the editor produces stays as it is', () => {
  const text =
    '<h2>Old Jaffa</h2><p>A <strong>walk</strong> to the <em>port</em> and <u>back</u>.<br />Two <s>hours</s>.</p>' +
    '<ul><li><p>sea</p></li></ul><ol start="3"><li><p>market</p></li></ol><blockquote><p>טיול</p></blockquote><hr />' +
    '<img src="/uploads/articles/gate.jpg" alt="The gate" />'
  expect(cleanHtml(text)).toBe(text)
})

it('HOLE-C58 a link keeps its address and opens in a new tab', () => {
  expect(cleanHtml('<a href="https://example.com/a?b=1&amp;c=2" onclick="x()">map</a>')).toBe(
    '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">map</a>',
  )
})

it.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['a style', '<style>p{display:none}</style><p style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
  ['a handler', '<img src="/uploads/a.png" onerror="alert(1)">', '<img src="/uploads/a.png" />'],
  ['a script disguised as a picture', '<img src="javascript:alert(1)"><p>Hi</p>', '<p>Hi</p>'],
  ['a picture inside the text', '<img src="data:image/png;base64,AAAA">', ''],
  ['a script in a link', '<a href="javascript:alert(1)">Hi</a>', 'Hi'],
  ['a hidden script in a link', '<a href="java&#10;script:alert(1)">Hi</a>', 'Hi'],
  ['a frame', '<iframe src="https://example.com"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>Hi</text></a></svg>', 'Hi'],
  ['a form', '<form action="https://example.com"><input name="a"><p>Hi</p></form>', '<p>Hi</p>'],
  [
    'other headings and weights',
    '<h1>A</h1><h5>B</h5><b>C</b><i>D</i>',
    '<h2>A</h2><h3>B</h3><strong>C</strong><em>D</em>',
  ],
  ['tags that were never closed', '<p>Hi <strong>there', '<p>Hi <strong>there</strong></p>'],
  ['plain words with signs', '2 < 3 & more', '2 &lt; 3 &amp; more'],
])('HOLE-C58 %s is made harmless', (_, dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean)
})

it('HOLE-C58 cleaning twice changes nothing more', () => {
  const once = cleanHtml('<div>A &amp; <b>B</b> <a href="tel:+97235550100">call</a></div>')
  expect(cleanHtml(once)).toBe(once)
})

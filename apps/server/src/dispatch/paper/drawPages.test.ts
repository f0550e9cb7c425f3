import { expect, test } from 'vitest'
import { readPdf } from '../../../test/readPdf.ts'
import { drawPages } from './drawPages.ts'
import type { Paper, PaperBlock } from './paper.ts'

const draw = async (blocks: PaperBlock[], isRightToLeft = false) => {
  const paper: Paper = {
    title: 'Sheet',
    isRightToLeft,
    madeAt: new Date('2026-03-02T10:00:00+02:00'),
    pageText: 'Page {page} of {pages}',
    parts: [{ head: { title: 'Sheet', aside: '', facts: [] }, foot: 'Guide', blocks }],
  }
  return Buffer.from(await drawPages(paper))
}

const travelers = [
  ['Chinese', '小明 王', '对花生过敏'],
  ['Chinese as in Taiwan', '陳麗豐', '對花生過敏'],
  ['Japanese', '田中さくら', 'ピーナッツアレルギー'],
  ['Korean', '민준 김', '땅콩 알레르기'],
  ['Thai', 'สมชาย ใจดี', 'แพ้ถั่วลิสง'],
  ['Vietnamese', 'Nguyễn Thị Hương', 'dị ứng đậu phộng'],
  ['Hindi', 'अमित शर्मा', 'मूंगफली से एलर्जी'],
  ['Arabic', 'ليلى حداد', 'حساسية'],
  ['Greek', 'Γιώργος Ψαρράς', 'αλλεργία'],
  ['emoji', 'Maya 🙂', '🥜🚫 👨‍👩‍👧 ❤️'],
] as const

test.each(travelers)(
  'a name and a note in %s can be read, on sheets of both directions',
  async (_, name, note) => {
    for (const isRightToLeft of [false, true]) {
      const rows = [{ cells: [name], below: [note] }]
      const text = await readPdf(
        await draw([{ kind: 'table', columns: [{ share: 1 }], rows }], isRightToLeft),
      )
      for (const letter of lettersOf(`${name} ${note}`)) expect(lettersOf(text)).toContain(letter)
    }
  },
)

test('a letter that no font has is drawn as an empty box, and the rest around it is kept', async () => {
  const file = await draw([{ kind: 'text', text: 'Dana \u{12000} Levi' }])
  await expect(readPdf(file)).rejects.toThrow(/Dana \0 Levi/)
})

test('bold names are drawn in a bold font, whatever their script', async () => {
  const columns = (isBold: boolean) => [{ share: 1, isBold }]
  const rows = [{ cells: ['小明'] }]
  const [bold, plain] = await Promise.all(
    [true, false].map((isBold) => draw([{ kind: 'table', columns: columns(isBold), rows }])),
  )
  expect(bold?.length).toBeGreaterThan(0)
  expect(bold?.equals(plain ?? Buffer.alloc(0))).toBe(false)
})

test('a text without spaces is broken into lines, and none of it is lost', async () => {
  const sentence = '这位客人对花生过敏请不要在车上吃任何含有花生的食物。'
  const pages = await readPdf(await draw([{ kind: 'text', text: sentence.repeat(150) }]), 'pages')
  expect(pages.length).toBeGreaterThan(1)
  const drawn = pages.map((page) => lettersOf(page.replace('Sheet', '').replace(/Page.*/, ''))).join('')
  expect(drawn).toBe(sentence.repeat(150))
})

test('a row that is higher than a page goes on over the page, in order, with its table’s head', async () => {
  const notes = Array.from({ length: 150 }, (_, index) => `Note ${index + 1}.`)
  const columns = [{ header: 'Party', share: 1 }]
  const rows = [
    { cells: ['First party'] },
    { cells: ['Second party'], below: [notes.join('\n')] },
    { cells: ['Third party'] },
  ]
  const pages = await readPdf(await draw([{ kind: 'table', title: 'Hilton', columns, rows }]), 'pages')
  expect(pages.join(' ').match(/Note \d+\./g)).toEqual(notes)
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toMatch(/^Sheet Hilton Party /)
  expect(pages.at(-1)).toContain('Third party')
})

test('a cell that is higher than a page goes on over the page, beside its neighbours', async () => {
  const lines = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}.`)
  const columns = [{ share: 1 }, { share: 1 }]
  const rows = [{ cells: [lines.join('\n'), 'Beside'], below: ['Below all'] }]
  const pages = await readPdf(await draw([{ kind: 'table', columns, rows }]), 'pages')
  expect(pages.join(' ').match(/Line \d+\./g)).toEqual(lines)
  expect(pages[0]).toContain('Beside')
  expect(pages.at(-1)).toContain('Below all')
})

/** What can be seen of a text, whatever form a letter takes beside its neighbours. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s|\u200D|\uFE0F/g, '')
}

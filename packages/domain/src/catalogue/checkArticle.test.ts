import { expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkArticle } from './checkArticle.ts'

const article = {
  title: 'One Free Morning in Tel Aviv',
  subtitle: 'A walk from the sea to the market',
  text: '<p>Start early at Gordon Beach.</p>',
  category: 'City & Local Guides',
} as const

it.each([
  ['nothing', {}, []],
  ['an empty title', { title: ' ' }, ['title article_title_required']],
  ['an empty subtitle', { subtitle: '' }, ['subtitle article_subtitle_required']],
  ['no category', { category: null }, ['category article_category_required']],
  ['no text', { text: '' }, ['text article_text_required']],
  ['a text that shows nothing', { text: '<p>&nbsp;<br></p>' }, ['text article_text_required']],
  [
    'everything',
    { title: '', subtitle: '', category: null, text: '' },
    [
      'title article_title_required',
      'subtitle article_subtitle_required',
      'category article_category_required',
      'text article_text_required',
    ],
  ],
])('ART-14 ART-15 ART-16 ART-17 HOLE-C58 an article with %s missing', (_, missing, issues) => {
  expect(
    issuesOf(checkArticle({ ...article, ...missing })).map(({ field, code }) => `${field} ${code}`),
  ).toEqual(issues)
})

import { expect, test } from 'vitest'
import { uploadForm } from './uploadForm.ts'

test('IMG-06 API-30 several pictures are uploaded in one form, numbered from 0 in order', async () => {
  const form = uploadForm([new File(['north'], 'north.png'), new File(['south'], 'south.jpg')])
  expect([...form.keys()]).toEqual(['images[0]', 'images[1]'])
  const second = form.get('images[1]')
  expect(second instanceof File && (await second.text())).toBe('south')
})

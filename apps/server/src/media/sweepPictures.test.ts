import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { sweepUndo } from '../activity/sweepUndo.ts'
import { sweepPictures } from './sweepPictures.ts'

const { as, clock, db, given, product, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const jpeg = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#1e7a8c' } })
  .jpeg()
  .toBuffer()

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('images[0]', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg')
  const [address] = await office.uploads.images({ query: { folder: 'articles' }, form })
  return address!
}

const kept = async () => {
  const rows = await db.selectFrom('uploads').select('file_name').execute()
  const files = await readdir(join(product.env.dataDir, 'uploads/articles'))
  expect(files.sort()).toEqual(rows.map(({ file_name }) => file_name).sort())
  return files
}
const nameOf = (address: string) => address.split('/').at(-1)

test('a picture that nothing shows is deleted a month after its upload, those in use and new ones stay', async () => {
  clock.set('2026-03-02T10:00:00+02:00')
  const [cover, inText, unused] = [await upload(), await upload(), await upload()]
  const article = await given.article({ image: cover, text: `<p><img src="${inText}"></p>` })
  clock.set('2026-04-02T10:00:00+03:00')
  const young = await upload()

  await sweepPictures(product)
  const left = await kept()
  expect(left).toEqual([cover, inText, young].map(nameOf).sort())
  expect(left).not.toContain(nameOf(unused))

  await office.articles.remove({ params: { id: article.id } })
  await sweepUndo(product)
  await sweepPictures(product)
  expect(await kept(), 'the deletion can still be undone').toEqual(left)

  clock.set('2026-04-03T03:45:00+03:00')
  await sweepUndo(product)
  await sweepPictures(product)
  expect(await kept()).toEqual([nameOf(young)])
})

test('a file without a row is deleted a month after it was written, unless no row names any file', async () => {
  clock.set('2026-06-02T10:00:00+03:00')
  const shown = await upload()
  await given.article({ image: shown })
  const folder = join(product.env.dataDir, 'uploads/articles')
  const write = async (name: string, day: string) => {
    await writeFile(join(folder, name), jpeg)
    await utimes(join(folder, name), new Date(day), new Date(day))
  }
  await write('of-a-crash.jpg', '2026-05-01')
  await write('of-a-crash.jpg.part', '2026-05-01')
  await write('on-its-way.jpg', '2026-06-01')
  await utimes(join(folder, nameOf(shown)!), new Date('2026-05-01'), new Date('2026-05-01'))

  await sweepPictures(product)
  expect((await readdir(folder)).sort()).toEqual([nameOf(shown), 'on-its-way.jpg'].sort())

  await write('of-another-business.jpg', '2026-05-01')
  await db.deleteFrom('uploads').execute()
  await sweepPictures(product)
  expect(await readdir(folder)).toContain('of-another-business.jpg')
  await rm(folder, { recursive: true })
})

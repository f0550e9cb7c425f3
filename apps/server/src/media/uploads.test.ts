import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { readProblem } from '@tourdesk/contract/kernel/problem'
import type { UploadFolder } from '@tourdesk/domain/media/vocabulary'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'

const server = await startServer()
const { app, as, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const agency = await given.account()
const agent = await given.user({ account: agency, role: 'AGENT' })

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#1e7a8c' } })
const jpeg = await picture().jpeg().toBuffer()
const gif = await picture().gif().toBuffer()
const webp = await picture().webp().toBuffer()
const png = await picture(20, 20).png().toBuffer()

type Part = { bytes: Buffer; name?: string; type?: string; field?: string }

const upload = (by: typeof owner, folder: UploadFolder | undefined, parts: Part[]) => {
  const form = new FormData()
  for (const [index, { bytes, name = 'photo.jpg', type = 'image/jpeg', field }] of parts.entries())
    form.append(field ?? `images[${index}]`, new Blob([new Uint8Array(bytes)], { type }), name)
  return as(by).uploads.images({ query: { folder }, form })
}
const rows = () => db.selectFrom('uploads').selectAll().orderBy('id').execute()
const filesOnDisk = async () =>
  (await readdir(join(product.env.dataDir, 'uploads'), { recursive: true })).filter((name) =>
    name.includes('.'),
  )

describe('uploading pictures', () => {
  it('IMG-01 IMG-06 IMG-07 IMG-08 API-30 CAPI-36 MEDIA-04 several can be uploaded in one call, and each address opens, in the order of the files', async () => {
    const wide = await picture(300, 100).jpeg().toBuffer()
    const addresses = await upload(owner, 'tours', [
      { bytes: wide },
      { bytes: png, name: 'logo.png', type: 'image/png' },
    ])
    expect(addresses).toHaveLength(2)
    expect(addresses[0]).toMatch(/^\/uploads\/tours\/[\w-]{22}\.jpg$/)
    expect(addresses[1]).toMatch(/^\/uploads\/tours\/[\w-]{22}\.png$/)
    const shown = await app.inject({ url: addresses[0] ?? '' })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 300,
      height: 100,
      format: 'jpeg',
    })
    expect((await rows()).slice(-2)).toMatchObject([
      { folder: 'tours', kind: 'image/jpeg', user_id: owner.id },
      { folder: 'tours', kind: 'image/png' },
    ])
  })

  it('IMG-07 the order follows the numbers, however they arrive', async () => {
    const [first, second] = await upload(owner, 'tours', [
      { bytes: png, field: 'images[1]' },
      { bytes: jpeg, field: 'images[0]' },
    ])
    expect([first, second].map((path) => path?.split('.').at(-1))).toEqual(['jpg', 'png'])
  })

  it('a picture is turned upright, made no larger than needed, and loses its location', async () => {
    const photo = await picture(3000, 1000)
      .withExif({ IFD3: { GPSLatitude: '31/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const [path] = await upload(owner, 'accounts', [{ bytes: photo }])
    const shown = await app.inject({ url: path ?? '' })
    const { width, height, exif, orientation } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 800,
      height: 2400,
      exif: undefined,
      orientation: undefined,
    })
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const script = Buffer.from('#!/bin/sh\nrm -rf /\n')
  const page = Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>alert(1)</script>')])
  it.each<[string, Part]>([
    ['a drawing with a script', { bytes: svg, name: 'logo.svg', type: 'image/svg+xml' }],
    ['the same, called a photo', { bytes: svg, name: 'photo.jpg' }],
    ['a script called a photo', { bytes: script, name: 'photo.png', type: 'image/png' }],
    ['a moving picture', { bytes: gif, name: 'fun.gif', type: 'image/gif' }],
    ['a page that starts like a photo', { bytes: page }],
    ['another kind of picture', { bytes: webp, name: 'photo.webp', type: 'image/webp' }],
    ['half a photo', { bytes: png.subarray(0, 60), type: 'image/png' }],
  ])('MEDIA-01 HOLE-A45 %s is refused', async (_, part) => {
    await expect(upload(owner, 'tours', [part])).rejects.toMatchObject({
      status: 415,
      code: 'wrong_media_type',
    })
  })

  /** A call that no browser would make. */
  async function send(headers: Record<string, string>, payload: string): Promise<unknown> {
    const credentials = { email: owner.login, password: owner.password }
    const login = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: credentials })
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
    const call = { method: 'POST', url: '/api/v1/uploads/image?folder=tours', headers, cookies } as const
    const answer = await app.inject({ ...call, ...(payload && { payload }) })
    if (answer.statusCode >= 400) throw readProblem(answer.statusCode, answer.json())
    return answer.json()
  }
  const form = (...parts: string[]) =>
    [...parts.map((part) => `--cut\r\nContent-Disposition: form-data; ${part}\r\n`), '--cut--\r\n'].join('')
  const asForm = { 'content-type': 'multipart/form-data; boundary=cut' }
  it.each<[string, () => Promise<unknown>, object]>([
    ['no file at all', () => upload(owner, 'tours', []), { code: 'file_required' }],
    [
      'a file in an unknown field',
      () => upload(owner, 'tours', [{ bytes: jpeg, field: 'file' }]),
      { code: 'file_field_unknown', params: { field: 'file' } },
    ],
    [
      'a field without its number',
      () => upload(owner, 'tours', [{ bytes: jpeg, field: 'images' }]),
      { code: 'file_field_unknown', params: { field: 'images' } },
    ],
    [
      'an empty file',
      () => upload(owner, 'tours', [{ bytes: Buffer.alloc(0), name: 'empty.jpg' }]),
      { code: 'file_empty', params: { file: 'empty.jpg' } },
    ],
    [
      'an empty file among good ones',
      () => upload(owner, 'tours', [{ bytes: jpeg }, { bytes: Buffer.alloc(0), name: 'empty.jpg' }]),
      { code: 'file_empty' },
    ],
    ['no body', () => send({}, ''), { code: 'file_required' }],
    ['an empty form', () => send(asForm, form()), { code: 'file_required' }],
    [
      'text instead of a file',
      () => send(asForm, form('name="images[0]"\r\n\r\nphoto.jpg')),
      { code: 'file_required' },
    ],
    [
      'a form that ends too early',
      () => send(asForm, form('name="images[0]"; filename="a.jpg"\r\n\r\n').slice(0, -12)),
      { code: 'body_malformed' },
    ],
    [
      'a part without a name',
      () => send(asForm, '--cut\r\nContent-Disposition: form-data\r\n\r\nx\r\n--cut--\r\n'),
      { code: 'file_required' },
    ],
    [
      'a part with broken headers',
      () => send(asForm, '--cut\r\nContent Disposition; nonsense\0\r\n\r\nx\r\n--cut--\r\n'),
      { code: 'file_required' },
    ],
    ['a form that never begins', () => send(asForm, 'nonsense'), { code: 'body_malformed' }],
    ['a form with nothing in it', () => send(asForm, ''), { code: 'file_required' }],
    [
      'a boundary longer than allowed',
      () => send({ 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` }, form()),
      { code: 'body_malformed' },
    ],
    [
      'a form without its boundary',
      () => send({ 'content-type': 'multipart/form-data' }, form()),
      { code: 'body_malformed' },
    ],
  ])('IMG-06 HOLE-A24 %s gets a 400 with a message, and nothing is stored', async (_, work, refusal) => {
    const [before, files] = [await rows(), await filesOnDisk()]
    await expect(work()).rejects.toMatchObject({ status: 400, ...refusal })
    expect(await rows()).toEqual(before)
    expect(await filesOnDisk()).toEqual(files)
  })

  it('HOLE-A45 a photo is recognised by its content, and its name and path are ignored', async () => {
    const part = { bytes: jpeg, name: '../../../../etc/cron.d/job.sh', type: 'text/plain' }
    const [path] = await upload(owner, 'misc', [part])
    expect(path).toMatch(/^\/uploads\/misc\/[\w-]{22}\.jpg$/)
  })

  it('HOLE-A45 when one of several is bad, none is stored', async () => {
    const [before, files] = [await rows(), await filesOnDisk()]
    await expect(
      upload(owner, 'tours', [{ bytes: jpeg }, { bytes: svg }, { bytes: png }]),
    ).rejects.toMatchObject({
      status: 415,
    })
    expect(await rows()).toEqual(before)
    expect(await filesOnDisk()).toEqual(files)
  })

  it('HOLE-A45 HOLE-A24 a file over ten megabytes, or more than twenty files, are refused', async () => {
    const noise = Buffer.concat([jpeg, Buffer.alloc(12 * 1024 * 1024, 7)])
    await expect(upload(owner, 'tours', [{ bytes: noise }])).rejects.toMatchObject({
      status: 413,
      code: 'body_too_large',
    })
    const many = Array.from({ length: 21 }, () => ({ bytes: png }))
    await expect(upload(owner, 'tours', many)).rejects.toMatchObject({ status: 413 })
    expect(await upload(owner, 'tours', many.slice(1))).toHaveLength(20)
  })

  it('a camera photo of several megabytes is accepted', async () => {
    const { data, info } = await sharp({
      create: {
        width: 2600,
        height: 1800,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer({ resolveWithObject: true })
    expect(info.size).toBeGreaterThan(2 * 1024 * 1024)
    expect(await upload(owner, 'tours', [{ bytes: data }])).toHaveLength(1)
  })

  /** A picture whose head says that it's larger than it is. */
  function claiming(bytes: Buffer, width: number, height: number): Buffer {
    const claimed = Buffer.from(bytes)
    if (bytes.subarray(1, 4).toString() === 'PNG') {
      claimed.writeUInt32BE(width, 16)
      claimed.writeUInt32BE(height, 20)
      claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
      return claimed
    }
    const frame = Math.max(bytes.indexOf(Buffer.from([0xff, 0xc0])), bytes.indexOf(Buffer.from([0xff, 0xc2])))
    claimed.writeUInt16BE(height, frame + 5)
    claimed.writeUInt16BE(width, frame + 7)
    return claimed
  }

  it('HOLE-A45 a small file that decodes to a huge picture is refused by its head', async () => {
    const passes = await picture().jpeg({ progressive: true }).toBuffer()
    const huge: [string, Buffer][] = [
      ['a PNG of 144 megapixels', claiming(png, 12_000, 12_000)],
      ['a PNG of 900 megapixels', claiming(png, 30_000, 30_000)],
      ['a photo of 40.3 megapixels', claiming(jpeg, 6400, 6300)],
      ['a progressive photo of 25.5 megapixels', claiming(passes, 5100, 5000)],
    ]
    for (const [what, bytes] of huge)
      await expect(upload(owner, 'tours', [{ bytes }]), what).rejects.toMatchObject({
        status: 413,
        code: 'picture_too_large',
      })
    const largest = claiming(jpeg, 6300, 6300)
    expect(await upload(owner, 'tours', [{ bytes: largest }])).toHaveLength(1)
  })

  it('many pictures at once wait for each other, and those for whom there’s no room are asked to come again', async () => {
    const large = await sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const before = (await rows()).length
    const sent = Promise.allSettled(
      Array.from({ length: 12 }, () => upload(agent, 'misc', [{ bytes: large }])),
    )
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    const outcomes = await sent
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    const stored = (await rows()).length - before
    expect(stored).toBeGreaterThan(0)
    expect(refusals.length).toBeGreaterThan(0)
    expect(stored + refusals.length).toBe(12)
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, code: 'too_busy' })
  })

  it('a person uploads two hundred pictures an hour, however many go in one call', async () => {
    const busy = await given.user({ account: agency, role: 'AGENT' })
    const twenty = Array.from({ length: 20 }, () => ({ bytes: png, type: 'image/png' }))
    for (let call = 0; call < 10; call++) expect(await upload(busy, 'misc', twenty)).toHaveLength(20)
    await expect(upload(busy, 'misc', [{ bytes: png }])).rejects.toMatchObject({
      status: 429,
      code: 'too_many_attempts',
    })
  })

  it('HOLE-A45 each folder requires the permission to edit what its pictures belong to', async () => {
    for (const folder of ['accounts', 'tours', 'highlights', 'star_tours', 'articles'] as const)
      await expect(upload(agent, folder, [{ bytes: jpeg }])).rejects.toMatchObject({ status: 403 })
    expect((await upload(agent, undefined, [{ bytes: jpeg }]))[0]).toMatch(/^\/uploads\/misc\//)
    const guest = await given.user({ role: 'USER' })
    await expect(upload(guest, 'misc', [{ bytes: jpeg }])).rejects.toMatchObject({ status: 403 })
    await expect(upload(owner, 'system' as never, [{ bytes: jpeg }])).rejects.toMatchObject({ status: 400 })
  })

  it('only pictures are served from the pictures folder', async () => {
    for (const path of [
      '/uploads/../session-secret',
      '/uploads/%2e%2e/session-secret',
      '/uploads/tours/',
      '/uploads/tours/x.svg',
    ])
      expect((await app.inject({ url: path })).statusCode).toBe(404)
  })
})

import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '../../test/database.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { secretFile } from '../kernel/sessionSecret.ts'
import { diskStore } from '../outside/files/disk.ts'
import { readManifest, rowsFile } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { quoted, storedTables } from './storedTables.ts'
import { takeBackup } from './takeBackup.ts'

const database = await testDatabase()
const { as, clock, given, product, close } = await startServer({ database })
const { env } = product
const source = { connection: database.connection, env, clock }
const folders = await mkdtemp(join(tmpdir(), 'tourdesk-backups-'))
afterAll(async () => {
  await close()
  await rm(folders, { recursive: true })
})

const owner = await given.owner()
const office = as(owner)
let pictures: string[]
beforeAll(async () => {
  await writeFile(secretFile(env.dataDir), 'a secret of this folder')
  const jpeg = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#1e7a8c' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('images[0]', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg')
  pictures = await office.uploads.images({ query: { folder: 'tours' }, form })
  await given.order({
    userInformation: { firstName: 'דנה', lastName: "O'Neill\t\\N", email: 'dana@example.com' },
  })
})

/** The path of a folder that isn't there yet. */
async function newFolder(): Promise<string> {
  return join(await mkdtemp(join(folders, 'backup-')), 'monday')
}

/** Everything in a database: each table's rows as text, in an order of their own. */
async function rowsOf({ pool }: TestDatabase) {
  const client = await pool.connect()
  try {
    const tables = await storedTables(client)
    const rows: Record<string, string[]> = {}
    for (const table of tables) {
      const found = await client.query<{ row: string }>(
        `select t::text as row from ${quoted(table)} t order by 1`,
      )
      rows[quoted(table)] = found.rows.map(({ row }) => row)
    }
    return rows
  } finally {
    client.release()
  }
}

async function restored(folder: string) {
  const target = await emptyDatabase()
  const dataDir = await mkdtemp(join(folders, 'restored-'))
  const manifest = await restoreBackup({ connection: target.connection, env: { ...env, dataDir } }, folder)
  return { target, dataDir, manifest }
}

test('a backup has every row, picture and secret, and the restored product goes on counting', async () => {
  const folder = await newFolder()
  await takeBackup(source, folder)
  const { target, dataDir } = await restored(folder)
  expect(await rowsOf(target)).toEqual(await rowsOf(database))
  for (const address of pictures)
    expect(await readFile(join(dataDir, address))).toEqual(await readFile(join(env.dataDir, address)))
  expect(await readFile(secretFile(dataDir), 'utf8')).toBe('a secret of this folder')

  const again = await startServer({ database: target })
  const { orderNumber } = await again.as(owner).orders.place({ body: await given.orderInput() })
  const { rows } = await database.pool.query('select max(order_number)::int + 1 as next from orders')
  expect(rows).toEqual([{ next: orderNumber }])
  await again.close()
})

test('a backup of a busy product is of one moment', async () => {
  const folder = await newFolder()
  let isTaking = true
  const write = async () => {
    while (isTaking) await given.order()
  }
  const writing = [write(), write()]
  await takeBackup(source, folder).finally(() => {
    isTaking = false
  })
  await Promise.all(writing)
  const { target } = await restored(folder)
  const again = await startServer({ database: target })
  expect(await wrongLedgers(again.db)).toEqual([])
  const { rows } = await target.pool.query('select count(*)::int as orders from orders')
  const { rows: logged } = await target.pool.query(
    `select count(*)::int as orders from audit_log where entity_kind = 'Order' and action = 'created'`,
  )
  expect(rows).toEqual(logged)
  await again.close()
})

test('nothing is overwritten, and a damaged backup changes nothing', async () => {
  const folder = await newFolder()
  const { tables } = await takeBackup(source, folder)
  await expect(takeBackup(source, folder)).rejects.toThrow('exists already')
  await expect(restoreBackup({ connection: database.connection, env }, folder)).rejects.toThrow('not empty')

  const target = await emptyDatabase()
  const attempt = () =>
    restoreBackup({ connection: target.connection, env: { ...env, dataDir: folders } }, folder)
  const orders = tables.find(({ name }) => name === 'orders')!
  const whole = await readFile(join(folder, rowsFile(orders)))
  await writeFile(join(folder, rowsFile(orders)), whole.subarray(0, whole.length - 20))
  await expect(attempt()).rejects.toThrow(/orders\.gz can't be restored/)
  expect((await target.pool.query('select from users')).rowCount).toBe(0)
  await writeFile(join(folder, rowsFile(orders)), whole)
  await attempt()
  expect(await rowsOf(target)).toEqual(await rowsOf(database))
  await target.drop()
})

test('a folder that is no whole backup, or one of a newer version, is refused', async () => {
  const folder = await newFolder()
  await expect(readManifest(folder)).rejects.toThrow('There is no backup')
  await takeBackup(source, folder)
  const file = join(folder, 'manifest.json')
  const manifest = await readManifest(folder)
  await writeFile(
    file,
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_later.sql'] }),
  )
  await expect(restored(folder)).rejects.toThrow('made by a newer version')
  await appendFile(file, '}')
  await expect(readManifest(folder)).rejects.toThrow('There is no backup')
})

test('a backup that names a file outside of the store is refused, and no file is written anywhere', async () => {
  const folder = await newFolder()
  await takeBackup(source, folder)
  const manifest = await readManifest(folder)
  const claim = (change: object) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }))
  for (const name of [
    '../../../escaped.jpg',
    '/tmp/escaped.jpg',
    'tours/../../escaped.jpg',
    'tours/',
    '..',
    '',
  ]) {
    await claim({ files: [{ name, kind: 'image/jpeg', bytes: 13 }] })
    await expect(readManifest(folder), name).rejects.toThrow('that this version can read')
    await expect(diskStore(env.dataDir).put(name, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('no name')
  }
  await claim({ tables: [{ ...manifest.tables[0]!, name: '../../users' }] })
  await expect(restored(folder)).rejects.toThrow('that this version can read')
})

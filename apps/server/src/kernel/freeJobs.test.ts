import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { addJob, jobKind, type Task, task } from './jobs.ts'
import { startWorker } from './worker.ts'

const database = await testDatabase()
const { pool, db } = database
afterAll(database.drop)
afterEach(() => pool.query('delete from graphile_worker._private_jobs'))

const pulse = { beatMs: 100, deadAfterMs: 600 }
const greet = jobKind<{ who: string }>('greet', 3)

test('another server soon takes over the job of a killed one', async () => {
  await addJob(db, greet, { who: 'Noa' })
  await killServerThatGreets()
  const done: string[] = []
  await start(task(greet, async ({ who }) => void done.push(who)))
  await until(async () => (await jobsLeft()) === 0)
  expect(done).toEqual(['Noa'])
})

test('a running server keeps its long job', async () => {
  const done: string[] = []
  const slowly = (server: string) =>
    task(greet, async () => {
      done.push(`${server} began`)
      await delay(2000)
      done.push(`${server} ended`)
    })
  await start(slowly('first'))
  await addJob(db, greet, { who: 'Omer' })
  await until(() => done.length > 0)
  await start(slowly('second'))
  await until(() => done.length > 1)
  await delay(500)
  expect(done).toEqual(['first began', 'first ended'])
})

test('after an interruption of all servers, none takes the others’ jobs', async () => {
  const done: string[] = []
  const slowly = task(greet, async ({ who }) => {
    done.push(who)
    await delay(3000)
  })
  await start(slowly)
  await start(slowly)
  await addJob(db, greet, { who: 'Tamar' })
  await addJob(db, greet, { who: 'Yael' })
  await until(() => done.length === 2)
  await pool.query('alter table job_workers rename to job_workers_away')
  await delay(1000)
  await pool.query('alter table job_workers_away rename to job_workers')
  await delay(1500)
  expect(done.toSorted()).toEqual(['Tamar', 'Yael'])
})

test('a server that stops cleanly leaves no trace, whenever its last heartbeat was', async () => {
  for (let round = 0; round < 20; round++) {
    const worker = await startWorker(pool, [task(greet, async () => {})], () => {}, [], {
      ...pulse,
      beatMs: 1,
    })
    await delay(round)
    await worker.stop()
    expect(await workersSeen()).toBe(0)
  }
})

async function start(work: Task): Promise<void> {
  const worker = await startWorker(pool, [work], () => {}, [], pulse)
  onTestFinished(() => worker.stop())
}

/** Another process takes the waiting job and dies before finishing it. */
async function killServerThatGreets(): Promise<void> {
  const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))
  const script = `
    import { openDatabase } from ${here('database.ts')}
    import { jobKind, task } from ${here('jobs.ts')}
    import { startWorker } from ${here('worker.ts')}
    const { pool } = await openDatabase(${JSON.stringify(database.connection)}, [])
    const forever = task(jobKind('greet', 3), () => new Promise(() => console.log('took it')))
    await startWorker(pool, [forever], () => {}, [], ${JSON.stringify(pulse)})
    setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  await once(server, 'close')
}

async function jobsLeft(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from graphile_worker.jobs')
  return rows[0]?.count ?? 0
}

async function workersSeen(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from job_workers')
  return rows[0]?.count ?? 0
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 8000
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error('It never came to be so.')
    await delay(10)
  }
}

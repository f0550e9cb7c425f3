import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ChildProduct, freePort } from '../../../torture/src/childProduct.ts'
import { haproxySettings, pgbouncerSettings } from './balancers.ts'
import { Member } from './member.ts'
import { Program, until } from './program.ts'

/** Two servers behind a balancer, a pooler, and a primary with a synchronous standby. */
export interface Cluster {
  /** The product's address. */
  address: string
  /** The primary's address, bypassing the pooler. */
  database: { connectionString: string }
  members: readonly Member[]
  servers: readonly ChildProduct[]
  stop(): Promise<void>
}

/** Starts everything on this machine, in its own folder below /tmp. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-cluster-'))
  const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const run = (name: string, command: string, args: readonly string[]) => {
    const program = new Program(name, folder, command, args)
    closers.push(() => program.kill('SIGTERM'))
  }
  try {
    const ports = { database: await freePort(), pooler: await freePort(), product: await freePort() }
    const etcd = await freePort()
    const members = [
      await Member.in(folder, 'a', etcd, { postgres: await freePort(), rest: await freePort() }),
      await Member.in(folder, 'b', etcd, { postgres: await freePort(), rest: await freePort() }),
    ]
    const url = (port: number) => `postgres://tourdesk@127.0.0.1:${port}/tourdesk`
    const servers = await Promise.all(
      ['one', 'two'].map((name) =>
        ChildProduct.at({
          DATA_DIR: join(folder, name),
          DATABASE_URL: url(ports.pooler),
          DATABASE_DIRECT_URL: url(ports.database),
          SESSION_SECRET: 'the same on both servers, for 32 characters',
          TRUST_PROXY: '127.0.0.1',
          LOG_LEVEL: 'silent',
        }),
      ),
    )
    const portOf = ({ address }: ChildProduct) => Number(new URL(address).port)
    await writeFile(join(folder, 'haproxy.cfg'), haproxySettings(ports, members, servers.map(portOf)))
    await writeFile(join(folder, 'pgbouncer.ini'), pgbouncerSettings(ports))
    run('etcd', 'etcd', etcdFlags(folder, etcd, await freePort()))
    for (const member of members) {
      closers.push(() => member.stop())
      member.start()
    }
    await until('there is a primary with a synchronous standby', () => isWhole(members))
    run('haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg')])
    run('pgbouncer', 'pgbouncer', [join(folder, 'pgbouncer.ini')])
    await until('the primary is reached', () => makeDatabase(ports.database))
    for (const server of servers) {
      closers.push(() => server.kill('SIGTERM'))
      await server.start()
    }
    const address = `http://127.0.0.1:${ports.product}`
    await until('a server is ready', async () => (await fetch(`${address}/readyz`)).ok)
    return { address, database: { connectionString: url(ports.database) }, members, servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** True if there's a primary, and a standby that has every acknowledged commit. */
export async function isWhole(members: readonly Member[]): Promise<boolean> {
  const roles = await Promise.all(
    members.map(async (member) => [await member.is('primary'), await member.is('synchronous')] as const),
  )
  return roles.some(([isPrimary]) => isPrimary) && roles.some(([, isStandby]) => isStandby)
}

function etcdFlags(folder: string, port: number, peerPort: number): string[] {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ]
}

async function makeDatabase(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query('create role tourdesk login')
    await client.query('create database tourdesk owner tourdesk')
    return true
  } finally {
    await client.end()
  }
}

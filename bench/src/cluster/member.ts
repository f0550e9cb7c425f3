import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Program, runAs } from './program.ts'

export interface Ports {
  postgres: number
  rest: number
}

/** One machine of the database: Patroni with its PostgreSQL. */
export class Member {
  readonly name: string
  readonly ports: Ports
  readonly #folder: string
  #patroni: Program | null = null

  private constructor(name: string, folder: string, ports: Ports) {
    this.name = name
    this.#folder = folder
    this.ports = ports
  }

  /**
   * Writes its settings.
   * @param etcd the port of etcd
   */
  static async in(folder: string, name: string, etcd: number, ports: Ports): Promise<Member> {
    const member = new Member(name, folder, ports)
    await mkdir(join(folder, `${name}-sockets`))
    if ('uid' in runAs) execFileSync('chown', ['-R', 'postgres:', folder])
    // JSON is also valid YAML.
    await writeFile(join(folder, `${name}.yml`), JSON.stringify(await settingsOf(folder, name, etcd, ports)))
    return member
  }

  start(): void {
    this.#patroni = new Program(this.name, this.#folder, 'patroni', [join(this.#folder, `${this.name}.yml`)])
  }

  /** Kills it as a power failure would, without a shutdown. */
  async crash(): Promise<void> {
    const postmaster = await this.#postmaster()
    await this.#patroni?.kill('SIGKILL')
    if (postmaster) process.kill(postmaster, 'SIGKILL')
    // The postmaster's children notice and end too; until then they hold its memory and port.
    await delay(200)
  }

  async stop(): Promise<void> {
    await this.#patroni?.kill('SIGTERM')
  }

  /** Asks Patroni, which answers 200 if the member has the role. */
  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    const { status } = await fetch(`http://127.0.0.1:${this.ports.rest}/${role}`)
    return status === 200
  }

  async #postmaster(): Promise<number | null> {
    const lines = await readFile(join(this.#folder, this.name, 'postmaster.pid'), 'utf8').catch(() => '')
    return Number(lines.split('\n')[0]) || null
  }
}

/**
 * The lease is 20 seconds, the shortest that Patroni allows; a dead primary keeps its role that long. A
 * standby only takes over if it has every acknowledged commit (`synchronous_mode`).
 */
async function settingsOf(folder: string, name: string, etcd: number, { postgres, rest }: Ports) {
  const address = `127.0.0.1:${rest}`
  return {
    scope: 'tourdesk',
    name,
    restapi: { listen: address, connect_address: address },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(folder, name),
      bin_dir: await newestBinaries(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: join(folder, `${name}-sockets`) },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  }
}

const installed = '/usr/lib/postgresql'

async function newestBinaries(): Promise<string> {
  const versions = (await readdir(installed)).map(Number).filter((version) => version >= 15)
  return join(installed, String(Math.max(...versions)), 'bin')
}

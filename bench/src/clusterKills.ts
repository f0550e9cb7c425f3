import { setTimeout as delay } from 'node:timers/promises'
import { balanceOf, openShop } from '../../torture/src/shop.ts'
import { Writers } from '../../torture/src/writers.ts'
import { type Cluster, isWhole, startCluster } from './cluster/cluster.ts'
import { until } from './cluster/program.ts'

/**
 * `npm run bench:cluster -- 5`: two servers, a pooler and a replicated database on this machine. Kills the
 * primary and then a server, that many times each, while eight clients save, and prints whether the
 * acknowledged changes are still there.
 */
const rounds = Number(process.argv[2] ?? 3)
const windows = 8

const cluster = await startCluster()
try {
  const writers = new Writers(await openShop(cluster.address, cluster.database), windows)
  const [primaryMs, serverMs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    await savedAfter(writers, Date.now())
    primaryMs.push(await crashPrimary(cluster, writers))
    serverMs.push(await crashServer(cluster, round, writers))
  }
  await writers.stop()
  const { lost, doubled, wrong } = await balanceOf(cluster.database, writers.acknowledged)
  const unanswered = writers.attempts.filter(({ status }) => status === 0).length
  const refused = writers.attempts.filter(({ status }) => status === 503).length
  console.log(
    [
      `cluster: ${rounds} kills of the primary, ${rounds} of a server`,
      `${writers.acknowledged.length} acknowledged, lost ${lost}, doubled ${doubled}, wrong ${wrong}`,
      `${refused} refused with 503, ${unanswered} unanswered`,
      `saving again after the primary's end: ${inSeconds(primaryMs)}; after a server's: ${inSeconds(serverMs)}`,
    ].join('\n  '),
  )
} finally {
  await cluster.stop()
}

/**
 * Kills the primary with its Patroni, and starts it again as a standby. Returns the pause in milliseconds.
 */
async function crashPrimary({ members }: Cluster, writers: Writers): Promise<number> {
  const roles = await Promise.all(members.map((member) => member.is('primary')))
  const primary = members[roles.indexOf(true)]
  if (!primary) throw new Error('There is no primary')
  const killedAt = Date.now()
  await primary.crash()
  const savedAt = await savedAfter(writers, Date.now())
  primary.start()
  await until('the standby is back', () => isWhole(members))
  return savedAt - killedAt
}

async function crashServer({ servers }: Cluster, round: number, writers: Writers): Promise<number> {
  const server = servers[round % servers.length]
  if (!server) throw new Error('There is no server')
  const killedAt = Date.now()
  await server.kill('SIGKILL')
  const savedAt = await savedAfter(writers, killedAt)
  await server.start()
  return savedAt - killedAt
}

/** The time at which a change sent after `moment` was acknowledged. */
async function savedAfter({ attempts }: Writers, moment: number): Promise<number> {
  for (;;) {
    const saved = attempts.slice(-500).find(({ at, status }) => at > moment && status === 201)
    if (saved) return saved.at + saved.ms
    if (Date.now() - moment > 90_000) throw new Error('Nothing was saved for a minute and a half')
    await delay(50)
  }
}

function inSeconds(times: readonly number[]): string {
  return times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')
}

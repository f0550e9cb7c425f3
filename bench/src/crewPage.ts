import type { BrowserContext, Page } from '@playwright/test'
import { dayIn } from '@tourdesk/domain/calendar'
import { median } from './measure.ts'
import { measurePaints } from './measurePaints.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const mostMs = 2000
/** Slow 4G: 1.6 Mbit/s down, 150 ms round trip. */
const slow = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** How many times slower a cheap phone is than this machine. */
const slowerCpu = 4

/**
 * `npm run bench:crew`: how long the crew's page takes on slow 4G until a guide can open today's vehicle, and
 * until the next stop can be tapped: on the first visit, and with the files that the phone has stored.
 */
await measurePaints(async (page, address) => {
  const { link, phoneEnd, unit } = await crewLink(page)
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const times = { days: [] as number[], vehicle: [] as number[], again: [] as number[] }
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } })
  await context.request.post('/api/v1/crew/enter', { data: { token: link.split('/').at(-1), phoneEnd } })
  const { cookies } = await context.storageState()
  await context.close()
  for (let round = 0; round < rounds; round++) {
    const phone = await browser.newContext({
      baseURL: address,
      viewport: { width: 390, height: 844 },
      storageState: { cookies, origins: [] },
    })
    times.days.push(await timeUntil(phone, '/crew', `a[href$="${unit}"]`))
    await phone.pages()[0]?.evaluate('navigator.serviceWorker.ready.then(() => null)')
    times.again.push(await timeUntil(phone, `/crew/unit/${unit}`, 'article button'))
    await phone.close()
    const other = await browser.newContext({
      baseURL: address,
      viewport: { width: 390, height: 844 },
      storageState: { cookies, origins: [] },
    })
    times.vehicle.push(await timeUntil(other, `/crew/unit/${unit}`, 'article button'))
    await other.close()
  }
  console.log(`\nslow 4G, CPU ${slowerCpu} times slower, median of ${rounds}, in ms (at most ${mostMs})`)
  report('own days, first visit', times.days)
  report('a vehicle, first visit', times.vehicle)
  report('a vehicle, kept on the phone', times.again)
})

function report(name: string, times: number[]): void {
  const ms = median(times)
  const spread = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`
  console.log(`${name.padEnd(30)} ${ms.toFixed(0).padStart(6)}  (${spread})${ms > mostMs ? '  over' : ''}`)
}

async function timeUntil(context: BrowserContext, path: string, usable: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor()
  return performance.now() - start
}

/** A link for a crew member of one of today's vehicles. */
async function crewLink(page: Page): Promise<{ link: string; phoneEnd: string; unit: string }> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const today = dayIn(new Date())
  const { data: units } = await read(`boardings?date=${today}`)
  const found = units.find(
    ({ parties, replies }: { parties: unknown[]; replies: unknown[] }) =>
      parties.length > 2 && replies.length > 0,
  )
  const operator = found.replies[0].operator._id
  const { mobilePhone } = await read(`operators/getById/${operator}`)
  const made = await page.request.post(`/api/v1/operators/${operator}/crewLinks`)
  const { link } = await made.json()
  return { link, phoneEnd: mobilePhone.replaceAll(/\D/g, '').slice(-4), unit: found._id }
}

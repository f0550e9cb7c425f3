/** CPU seconds that the work below took on the machine the budgets were measured on. */
const reference = 0.036

/** How many times longer this machine takes for a bit of JavaScript than where the budgets were set. */
export function slowness(): number {
  return Math.min(...Array.from({ length: 3 }, secondsOfWork)) / reference
}

function secondsOfWork(): number {
  const start = process.cpuUsage()
  for (let round = 0; round < 2_000; round++) JSON.parse(JSON.stringify(record).replace(/z+/g, 'y'))
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

const record = { name: 'x'.repeat(50), lines: Array.from({ length: 50 }, () => ({ price: 1.5, note: 'zz' })) }

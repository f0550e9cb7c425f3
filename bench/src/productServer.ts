import { openFirstAccount } from '@tourdesk/server/identity/openFirstAccount'
import { readEnv } from '@tourdesk/server/kernel/env'
import { serve } from '@tourdesk/server/serve'

/** The product as it ships, in its own process, so that we can measure its CPU and memory. */
const running = await serve(readEnv({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }), {
  prepare: async (product, direct) => {
    await openFirstAccount(product)
    if (product.env.demo) await (await import('@tourdesk/demo/fillDemo')).fillDemo(product, direct, () => {})
  },
})

const { host, port, user, database } = running.product.pool.options
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss })
  if (message === 'stop') void running.stop().then(() => process.exit(0))
})
process.send?.({ address: running.address, connection: { host, port, user, database } })

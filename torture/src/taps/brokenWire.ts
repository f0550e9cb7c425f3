import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Dice } from '../dice.ts'

/** How often a connection breaks, one in so many: before the request, within it, and once it has been answered. */
const oneIn = { never: 2, dead: 3, cut: 3 }

/** A connection to a server as a phone has it in the hills: requests get lost on the way, and so do answers. */
export async function brokenWire(port: number, dice: Dice) {
  let broken = 0
  const open = new Set<Socket>()
  const wire = createServer((phone) => {
    const server = connect(port, '127.0.0.1')
    for (const socket of [phone, server]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => {
        open.delete(socket)
        phone.destroy()
        server.destroy()
      })
    }
    const end = () => {
      broken += 1
      phone.destroy()
      server.destroy()
    }
    if (dice.roll(oneIn.never) > 0) {
      phone.pipe(server).pipe(phone)
    } else if (dice.roll(oneIn.dead) === 0) {
      end()
    } else if (dice.roll(oneIn.cut) === 0) {
      phone.once('data', (chunk: Buffer) => {
        server.write(chunk.subarray(0, Math.floor(chunk.length / 2)))
        setTimeout(end, 5)
      })
    } else {
      phone.pipe(server)
      // The server has done its work, and the phone never hears of it.
      server.once('data', end)
    }
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = wire.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    broken: () => broken,
    async close() {
      for (const socket of open) socket.destroy()
      wire.close()
      await once(wire, 'close')
    },
  }
}

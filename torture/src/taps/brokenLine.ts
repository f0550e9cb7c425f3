import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Dice } from '../dice.ts'

/** How many bytes a connection carries in one direction before it breaks. */
const lives = [0, 150, 600, 2500, 40_000, Number.POSITIVE_INFINITY]

/** A connection like a phone's in the hills: it breaks in the middle of requests, and answers get lost. */
export class BrokenLine {
  cuts = 0
  #isWhole = false
  readonly #server: Server
  readonly #open = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
  }

  /** A line to a port on this machine. */
  static async to(port: number, dice: Dice): Promise<BrokenLine> {
    const server = createServer()
    const line = new BrokenLine(server)
    server.on('connection', (phone) => line.#carry(phone, connect(port, '127.0.0.1'), dice))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get address(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  /** From now on it carries everything. */
  mend(): void {
    this.#isWhole = true
  }

  async end(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #carry(phone: Socket, product: Socket, dice: Dice): void {
    const close = () => {
      for (const socket of [phone, product]) {
        socket.destroy()
        this.#open.delete(socket)
      }
    }
    for (const socket of [phone, product]) {
      this.#open.add(socket)
      socket.once('close', close).once('error', close)
    }
    this.#forward(phone, product, dice.pick(lives), close)
    this.#forward(product, phone, dice.pick(lives), close)
  }

  /** Bytes before the break arrive, the rest doesn't. */
  #forward(from: Socket, to: Socket, life: number, close: () => void): void {
    let left = life
    from.on('data', (chunk) => {
      if (this.#isWhole || chunk.length <= left) {
        left -= chunk.length
        to.write(chunk)
        return
      }
      this.cuts += 1
      to.write(chunk.subarray(0, left), close)
    })
  }
}

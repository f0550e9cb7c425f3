import { randomBytes } from 'node:crypto'
import { createServer, type Socket } from 'node:net'

/** A minimal mail server: first refuses recipients with `refusals`, then accepts every mail. */
export async function smtpPeer(refusals: string[]) {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const peer = createServer((socket) => {
    sockets.add(socket)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let message: string | null = null
    let rest = ''
    const hear = (line: string) => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line}\n`
          return
        }
        taken.push(message)
        message = null
        say(`250 taken as ${randomBytes(4).toString('hex')}`)
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250 peer.example.com')
      else if (verb === 'RCPT') say(refusals.shift() ?? '250 fine')
      else if (verb === 'DATA') {
        message = ''
        say('354 go on')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say('250 fine')
    }
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 peer.example.com')
  })
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  const address = peer.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    taken,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => peer.close(() => resolve()))
    },
  }
}

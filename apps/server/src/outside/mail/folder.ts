import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { toMessage } from './message.ts'

/** Saves every mail as `mail/{id}.eml` in the data folder, where a mail program can open it. */
export function folderMailer(dataDir: string): Mailer {
  const folder = join(dataDir, 'mail')
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from: 'Tourdesk <tourdesk@localhost>' },
  )
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 })
      return 'kept'
    },
    async close() {},
  }
}

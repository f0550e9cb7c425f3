import type { Env } from '../../kernel/env.ts'
import type { Mailer } from './mail.ts'

type MailSettings = Pick<Env, 'mail' | 'dataDir'>

/**
 * The configured mail server, or without one a folder of mail files. Opened with the first mail, to save
 * memory on servers that send none.
 */
export function mailerOf(settings: MailSettings): Mailer {
  let opened: Promise<Mailer> | undefined
  return {
    async send(mail) {
      opened ??= open(settings)
      return (await opened).send(mail)
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

async function open({ mail, dataDir }: MailSettings): Promise<Mailer> {
  if (!mail) return (await import('./folder.ts')).folderMailer(dataDir)
  return (await import('./smtp.ts')).smtpMailer(mail)
}

import type { Env } from '../../kernel/env.ts'
import type { Mailer } from './mail.ts'

type MailSettings = Pick<Env, 'mail' | 'dataDir'>

/**
 * The mail server of the settings; without one, a folder that a person can look into (HOLE-A59). It is opened with
 * the first mail, since what writes mails takes memory that a server which sends none can do without.
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

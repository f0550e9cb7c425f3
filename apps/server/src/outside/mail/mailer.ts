import type { Env } from '../../kernel/env.ts'
import { folderMailer } from './folder.ts'
import type { Mailer } from './mail.ts'
import { smtpMailer } from './smtp.ts'

/** The mail server of the settings; without one, a folder that a person can look into (HOLE-A59). */
export function mailerOf({ mail, dataDir }: Pick<Env, 'mail' | 'dataDir'>): Mailer {
  return mail ? smtpMailer(mail) : folderMailer(dataDir)
}

import { resolve } from 'node:path'
import { z } from 'zod'

/** Everything an installation can set. Texts that may be left out are `undefined`, never empty. */
export interface Env {
  port: number
  host: string
  /** Absolute path of the folder with the embedded database, uploads and the session secret. */
  dataDir: string
  /** A PostgreSQL of one's own; `undefined` starts the embedded one. */
  databaseUrl: string | undefined
  demo: boolean
  production: boolean
  mainAccountName: string
  admin: { email: string; password: string } | undefined
  siteBaseUrl: string
  /** Where the screens are served, for links in mails and for the allowed origin; `undefined` is this server. */
  webOrigin: string | undefined
  officePhone: string
  apiKey: string | undefined
  sessionSecret: string | undefined
  logLevel: (typeof logLevels)[number]
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Settings that cannot be used, one clear line each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/**
 * Reads and checks the settings; an empty value counts as absent.
 * @throws {SettingsError} with one line per setting that is wrong.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const result = settings.safeParse(Object.fromEntries(given))
  if (!result.success) throw new SettingsError(result.error.issues.map(lineOf))
  const read = result.data
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    demo: read.DEMO === 'on',
    production: read.NODE_ENV === 'production',
    mainAccountName: read.MAIN_ACCOUNT_NAME,
    admin:
      read.ADMIN_EMAIL && read.ADMIN_PASSWORD
        ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
        : undefined,
    siteBaseUrl: read.SITE_BASE_URL,
    webOrigin: read.WEB_ORIGIN,
    officePhone: read.OFFICE_PHONE,
    apiKey: read.API_KEY,
    sessionSecret: read.SESSION_SECRET,
    logLevel: read.LOG_LEVEL,
  }
}

const settings = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    HOST: z.string().trim().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
      .optional(),
    DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
    NODE_ENV: z.string().optional(),
    MAIN_ACCOUNT_NAME: z.string().trim().max(120, 'must have at most 120 characters').default('Main Office'),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(8, 'must be a minimum of 8 characters').optional(),
    SITE_BASE_URL: webAddress().default('https://www.example.com'),
    WEB_ORIGIN: webAddress().optional(),
    OFFICE_PHONE: z.string().trim().default(''),
    API_KEY: z.string().trim().optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  })
  .superRefine(({ ADMIN_EMAIL, ADMIN_PASSWORD }, context) => {
    if (ADMIN_EMAIL && !ADMIN_PASSWORD) {
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: 'must be set with ADMIN_EMAIL' })
    }
    if (ADMIN_PASSWORD && !ADMIN_EMAIL) {
      context.addIssue({ code: 'custom', path: ['ADMIN_EMAIL'], message: 'must be set with ADMIN_PASSWORD' })
    }
  })

function webAddress() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .transform((address) => address.replace(/\/+$/, ''))
}

function lineOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`
}

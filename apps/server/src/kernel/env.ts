import { resolve } from 'node:path'
import { isEmail } from '@tourdesk/domain/email'
import { z } from 'zod'

/** Every setting of an installation. Missing texts are `undefined`, never empty. */
export interface Env {
  port: number
  host: string
  /** Absolute path of the folder with the embedded database, uploads and the session secret. */
  dataDir: string
  /** The address of a PostgreSQL; `undefined` starts the embedded one. */
  databaseUrl: string | undefined
  /** The database past a transaction pooler, for work that needs a session; `undefined` without a pooler. */
  directDatabaseUrl: string | undefined
  demo: boolean
  production: boolean
  mainAccountName: string
  admin: { email: string; password: string } | undefined
  siteBaseUrl: string
  /** The address of the screens, for links in mails and the allowed origin; `undefined` means this server. */
  webOrigin: string | undefined
  officePhone: string
  apiKey: string | undefined
  sessionSecret: string | undefined
  /** A mail server and the sender of mails; `undefined` keeps mails in the data folder. */
  mail: { smtpUrl: string; from: string; replyTo?: string | undefined } | undefined
  /** The gateway for SMS and WhatsApp and its signing secret; `undefined` leaves texts to people. */
  texts: { url: string; secret: string } | undefined
  /** An S3-compatible store for pictures; `undefined` keeps them in the data folder. */
  s3: S3Settings | undefined
  /** A Photon server (finds places) and OSRM servers (walks and drives); each may be missing. */
  maps: { searchUrl: string | undefined; walkingUrl: string | undefined; drivingUrl: string | undefined }
  /** The address of the Bank of Israel's exchange rates. */
  ratesUrl: string
  /** The terminal that takes card payments; `undefined` has none. */
  tranzila: TranzilaKeys | undefined
  /** The contact for security reports, as a mail or web address; `undefined` for none. */
  securityContact: string | undefined
  /** Free space in the data folder below which the server isn't ready and takes no pictures, in bytes. */
  leastFreeBytes: number
  /** The load balancers whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[]
  /** The port and host of `/metrics`; `undefined` doesn't serve it. */
  metrics: { port: number; host: string } | undefined
  logLevel: (typeof logLevels)[number]
}

export interface S3Settings {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** A terminal at Tranzila; the addresses are bases. */
export interface TranzilaKeys {
  terminal: string
  appKey: string
  secret: string
  pageUrl: string
  apiUrl: string
  reportUrl: string
  /** Tranzila's documents and its clients disagree about the unit of amounts in reports. */
  reportAmounts: 'cents' | 'units'
  /** The terminal's custom field for our reference: its API name, and its number in reports. */
  referenceField: { name: string; number: number }
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Wrong settings, one clear line each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/**
 * Reads and checks the settings; an empty value counts as missing. The demo's password is public, so production
 * refuses it.
 * @throws {SettingsError} with one line per wrong setting.
 */
export function readEnv(source: Record<string, string | undefined>, demoPassword?: string): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const result = settings.safeParse(Object.fromEntries(given))
  if (!result.success) throw new SettingsError(result.error.issues.map(lineOf))
  const read = result.data
  if (read.NODE_ENV === 'production' && demoPassword && read.ADMIN_PASSWORD === demoPassword)
    throw new SettingsError(['ADMIN_PASSWORD must not be the password of the demo'])
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    directDatabaseUrl: read.DATABASE_DIRECT_URL,
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
    mail:
      read.SMTP_URL && read.MAIL_FROM
        ? { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM, replyTo: read.MAIL_REPLY_TO }
        : undefined,
    texts:
      read.TEXTS_URL && read.TEXTS_SECRET ? { url: read.TEXTS_URL, secret: read.TEXTS_SECRET } : undefined,
    s3: s3Of(read),
    maps: {
      searchUrl: read.MAPS_SEARCH_URL,
      walkingUrl: read.MAPS_WALKING_URL,
      drivingUrl: read.MAPS_DRIVING_URL,
    },
    ratesUrl: read.RATES_URL,
    tranzila: tranzilaOf(read),
    securityContact: read.SECURITY_CONTACT,
    leastFreeBytes: read.LEAST_FREE_MB * 1024 * 1024,
    trustedProxies: read.TRUST_PROXY,
    metrics:
      read.METRICS_PORT === undefined ? undefined : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    logLevel: read.LOG_LEVEL,
  }
}

const settings = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    HOST: z.string().trim().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: databaseAddress().optional(),
    DATABASE_DIRECT_URL: databaseAddress().optional(),
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
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
      .optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .refine(isSender, 'must be an email address, or a name with one: Tourdesk <office@example.com>')
      .optional(),
    MAIL_REPLY_TO: z
      .string()
      .trim()
      .refine(isSender, 'must be an email address, or a name with one: Tourdesk <office@example.com>')
      .optional(),
    TEXTS_URL: webAddress().optional(),
    TEXTS_SECRET: z
      .string()
      .trim()
      .refine(isSigningSecret, 'must be 24 to 64 bytes in base64, with or without whsec_ before them')
      .optional(),
    FILES: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
    S3_ENDPOINT: webAddress().optional(),
    S3_BUCKET: z.string().trim().optional(),
    S3_REGION: z.string().trim().default('us-east-1'),
    S3_ACCESS_KEY: z.string().trim().optional(),
    S3_SECRET_KEY: z.string().trim().optional(),
    MAPS_SEARCH_URL: webAddress().optional(),
    MAPS_WALKING_URL: webAddress().optional(),
    MAPS_DRIVING_URL: webAddress().optional(),
    RATES_URL: webAddress().default('https://boi.org.il/PublicApi/GetExchangeRates'),
    TRANZILA_TERMINAL: z
      .string()
      .trim()
      .regex(/^\w+$/, 'must have letters, digits and underscores only')
      .optional(),
    TRANZILA_APP_KEY: z.string().trim().optional(),
    TRANZILA_SECRET: z.string().trim().optional(),
    TRANZILA_PAGE_URL: webAddress().default('https://directng.tranzila.com'),
    TRANZILA_API_URL: webAddress().default('https://api.tranzila.com'),
    TRANZILA_REPORT_URL: webAddress().default('https://report.tranzila.com'),
    TRANZILA_REPORT_AMOUNTS: z.enum(['cents', 'units'], 'must be cents or units').default('cents'),
    TRANZILA_REFERENCE_FIELD: z.string().trim().default('tourdesk_ref'),
    TRANZILA_REFERENCE_NUMBER: z.coerce
      .number('must be a number from 1 to 25')
      .int()
      .min(1, 'must be a number from 1 to 25')
      .max(25, 'must be a number from 1 to 25')
      .default(1),
    SECURITY_CONTACT: z
      .string()
      .trim()
      .transform((contact) => (isEmail(contact) ? `mailto:${contact}` : contact))
      .refine(
        (contact) => /^(mailto:|https:\/\/)/.test(contact),
        'must be an email address or start with https://',
      )
      .optional(),
    LEAST_FREE_MB: z.coerce.number('must be a number of megabytes').int().min(0).default(100),
    TRUST_PROXY: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((address) => address.trim() || [])),
    METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65535).optional(),
    METRICS_HOST: z.string().trim().default('127.0.0.1'),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  })
  .superRefine((read, context) => {
    const demand = (name: keyof typeof read, condition: boolean, when: string) => {
      if (condition && !read[name])
        context.addIssue({ code: 'custom', path: [name], message: `must be set with ${when}` })
    }
    demand('ADMIN_PASSWORD', Boolean(read.ADMIN_EMAIL), 'ADMIN_EMAIL')
    demand('ADMIN_EMAIL', Boolean(read.ADMIN_PASSWORD), 'ADMIN_PASSWORD')
    demand('DATABASE_URL', Boolean(read.DATABASE_DIRECT_URL), 'DATABASE_DIRECT_URL')
    demand('MAIL_FROM', Boolean(read.SMTP_URL), 'SMTP_URL')
    demand('WEB_ORIGIN', Boolean(read.SMTP_URL), 'SMTP_URL, for the links in mails')
    demand('SMTP_URL', Boolean(read.MAIL_REPLY_TO), 'MAIL_REPLY_TO')
    demand('TEXTS_SECRET', Boolean(read.TEXTS_URL), 'TEXTS_URL')
    demand('TEXTS_URL', Boolean(read.TEXTS_SECRET), 'TEXTS_SECRET')
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
      demand(name, read.FILES === 's3', 'FILES=s3')
    const keys = ['TRANZILA_TERMINAL', 'TRANZILA_APP_KEY', 'TRANZILA_SECRET'] as const
    const isTranzila = keys.some((name) => read[name])
    for (const name of keys) demand(name, isTranzila, 'the other settings of Tranzila')
    demand('WEB_ORIGIN', isTranzila, 'Tranzila, which sends its notifications there')
    if (read.METRICS_PORT && read.METRICS_PORT === read.PORT) {
      const message = 'must be another port than PORT, which is open to everybody'
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message })
    }
    if (read.NODE_ENV === 'production' && read.DEMO === 'on') {
      const message = 'must be off in production: everybody knows the logins of the demo'
      context.addIssue({ code: 'custom', path: ['DEMO'], message })
    }
  })

function s3Of(read: z.output<typeof settings>): S3Settings | undefined {
  const { FILES, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = read
  if (FILES !== 's3' || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region, accessKey, secretKey }
}

function tranzilaOf(read: z.output<typeof settings>): TranzilaKeys | undefined {
  const { TRANZILA_TERMINAL: terminal, TRANZILA_APP_KEY: appKey, TRANZILA_SECRET: secret } = read
  if (!terminal || !appKey || !secret) return undefined
  return {
    terminal,
    appKey,
    secret,
    pageUrl: read.TRANZILA_PAGE_URL,
    apiUrl: read.TRANZILA_API_URL,
    reportUrl: read.TRANZILA_REPORT_URL,
    reportAmounts: read.TRANZILA_REPORT_AMOUNTS,
    referenceField: { name: read.TRANZILA_REFERENCE_FIELD, number: read.TRANZILA_REFERENCE_NUMBER },
  }
}

function isSender(text: string): boolean {
  return isEmail(/<([^<>]+)>$/.exec(text)?.[1] ?? text)
}

/** True for a secret in the format of Standard Webhooks. */
function isSigningSecret(text: string): boolean {
  const secret = text.replace(/^whsec_/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(secret)) return false
  const { length } = Buffer.from(secret, 'base64')
  return length >= 24 && length <= 64
}

function databaseAddress() {
  return z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgres://user:password@host:5432/name',
  })
}

function webAddress() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .transform((address) => address.replace(/\/+$/, ''))
}

function lineOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`
}

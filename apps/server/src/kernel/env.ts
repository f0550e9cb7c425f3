import { resolve } from 'node:path'
import { isEmail } from '@tourdesk/domain/email'
import { z } from 'zod'
import { type ByName, from, schemaOf, settingsIn, together, type ValuesIn, valuesIn } from './envSettings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const toPath = (folder: string) => resolve(folder)
const isOn = (choice: 'on' | 'off') => choice === 'on'
const isProduction = (mode: string | undefined) => mode === 'production'
const toList = (list: string) => list.split(',').flatMap((address) => address.trim() || [])
const toBytes = (megabytes: number) => megabytes * 1024 * 1024
const toContact = (contact: string) => (isEmail(contact) ? `mailto:${contact}` : contact)

/** Where each setting of an installation is read from, and what it may be. */
const settings = {
  port: from('PORT', port().default(3000)),
  host: from('HOST', text().default('127.0.0.1')),
  /** Absolute path of the folder with the embedded database, uploads and the session secret. */
  dataDir: from('DATA_DIR', z.string().default('data').transform(toPath)),
  /** The address of a PostgreSQL; `undefined` starts the embedded one. */
  databaseUrl: from('DATABASE_URL', databaseAddress().optional()),
  /** The database past a transaction pooler, for work that needs a session; `undefined` without a pooler. */
  directDatabaseUrl: from('DATABASE_DIRECT_URL', databaseAddress().optional()),
  demo: from('DEMO', z.enum(['on', 'off'], 'must be on or off').default('on').transform(isOn)),
  production: from('NODE_ENV', z.string().optional().transform(isProduction)),
  mainAccountName: from(
    'MAIN_ACCOUNT_NAME',
    text().max(120, 'must have at most 120 characters').default('Main Office'),
  ),
  admin: together({
    email: from('ADMIN_EMAIL', z.email('must be an email address')),
    password: from('ADMIN_PASSWORD', z.string().min(8, 'must be a minimum of 8 characters')),
  }),
  siteBaseUrl: from('SITE_BASE_URL', webAddress().default('https://www.example.com')),
  /** The address of the screens, for links in mails and the allowed origin; `undefined` means this server. */
  webOrigin: from('WEB_ORIGIN', webAddress().optional()),
  officePhone: from('OFFICE_PHONE', text().default('')),
  apiKey: from('API_KEY', text().optional()),
  sessionSecret: from('SESSION_SECRET', z.string().min(32, 'must have at least 32 characters').optional()),
  /** A mail server and the sender of mails; `undefined` keeps mails in the data folder. */
  mail: together({
    smtpUrl: from(
      'SMTP_URL',
      z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }),
    ),
    from: from('MAIL_FROM', sender()),
    replyTo: from('MAIL_REPLY_TO', sender().optional()),
  }),
  /** The gateway for SMS and WhatsApp and its signing secret; `undefined` leaves texts to people. */
  texts: together({
    url: from('TEXTS_URL', webAddress()),
    secret: from(
      'TEXTS_SECRET',
      text().refine(isSigningSecret, 'must be 24 to 64 bytes in base64, with or without whsec_ before them'),
    ),
  }),
  /** Where pictures are kept. */
  files: from('FILES', z.enum(['disk', 's3'], 'must be disk or s3').default('disk')),
  /** An S3-compatible store for pictures; `undefined` keeps them in the data folder. */
  s3: together({
    endpoint: from('S3_ENDPOINT', webAddress().optional()),
    bucket: from('S3_BUCKET', text()),
    region: from('S3_REGION', text().default('us-east-1')),
    accessKey: from('S3_ACCESS_KEY', text()),
    secretKey: from('S3_SECRET_KEY', text()),
  }),
  /** A Photon server (finds places) and OSRM servers (walks and drives); each may be missing. */
  maps: {
    searchUrl: from('MAPS_SEARCH_URL', webAddress().optional()),
    walkingUrl: from('MAPS_WALKING_URL', webAddress().optional()),
    drivingUrl: from('MAPS_DRIVING_URL', webAddress().optional()),
  },
  /** The address of the Bank of Israel's exchange rates. */
  ratesUrl: from('RATES_URL', webAddress().default('https://boi.org.il/PublicApi/GetExchangeRates')),
  /** The terminal that takes card payments, with base addresses; `undefined` has none. */
  tranzila: together({
    terminal: from(
      'TRANZILA_TERMINAL',
      text().regex(/^\w+$/, 'must have letters, digits and underscores only'),
    ),
    appKey: from('TRANZILA_APP_KEY', text()),
    secret: from('TRANZILA_SECRET', text()),
    pageUrl: from('TRANZILA_PAGE_URL', webAddress().default('https://directng.tranzila.com')),
    apiUrl: from('TRANZILA_API_URL', webAddress().default('https://api.tranzila.com')),
    reportUrl: from('TRANZILA_REPORT_URL', webAddress().default('https://report.tranzila.com')),
    /** Tranzila's documents and its clients disagree about the unit of amounts in reports. */
    reportAmounts: from(
      'TRANZILA_REPORT_AMOUNTS',
      z.enum(['cents', 'units'], 'must be cents or units').default('cents'),
    ),
    /** The terminal's custom field for our reference: its API name, and its number in reports. */
    referenceField: {
      name: from('TRANZILA_REFERENCE_FIELD', text().default('tourdesk_ref')),
      number: from(
        'TRANZILA_REFERENCE_NUMBER',
        z.coerce
          .number('must be a number from 1 to 25')
          .int()
          .min(1, 'must be a number from 1 to 25')
          .max(25, 'must be a number from 1 to 25')
          .default(1),
      ),
    },
  }),
  /** The contact for security reports, as a mail or web address; `undefined` for none. */
  securityContact: from(
    'SECURITY_CONTACT',
    text()
      .transform(toContact)
      .refine(
        (contact) => /^(mailto:|https:\/\/)/.test(contact),
        'must be an email address or start with https://',
      )
      .optional(),
  ),
  /** Free space in the data folder below which the server isn't ready and takes no pictures, in bytes. */
  leastFreeBytes: from(
    'LEAST_FREE_MB',
    z.coerce.number('must be a number of megabytes').int().min(0).default(100).transform(toBytes),
  ),
  /** The load balancers whose `X-Forwarded-For` header is trusted. */
  trustedProxies: from('TRUST_PROXY', z.string().default('').transform(toList)),
  /** The port and host of `/metrics`; `undefined` doesn't serve it. */
  metrics: together({
    port: from('METRICS_PORT', port()),
    host: from('METRICS_HOST', text().default('127.0.0.1')),
  }),
  logLevel: from('LOG_LEVEL', z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn')),
}

/** Every setting of an installation. Missing texts are `undefined`, never empty. */
export type Env = ValuesIn<typeof settings>
export type S3Settings = NonNullable<Env['s3']>
export type TranzilaKeys = NonNullable<Env['tranzila']>

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
  const result = environment.safeParse(Object.fromEntries(given))
  if (!result.success) throw new SettingsError(result.error.issues.map(lineOf))
  const env = valuesIn(settings, result.data)
  if (env.production && demoPassword && env.admin?.password === demoPassword)
    throw new SettingsError(['ADMIN_PASSWORD must not be the password of the demo'])
  return { ...env, s3: env.files === 's3' ? env.s3 : undefined }
}

/** The names of all settings in the environment. */
export const settingNames = settingsIn(settings).map(({ name }) => name)

const environment = schemaOf(settings).superRefine(checkTogether)

/** What settings demand of each other. */
function checkTogether(read: ByName<typeof settings>, context: z.RefinementCtx): void {
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
  if (read.NODE_ENV && read.DEMO) {
    const message = 'must be off in production: everybody knows the logins of the demo'
    context.addIssue({ code: 'custom', path: ['DEMO'], message })
  }
}

function text() {
  return z.string().trim()
}

function port() {
  return z.coerce.number('must be a port number').int().min(0).max(65535)
}

function sender() {
  return text().refine(
    isSender,
    'must be an email address, or a name with one: Tourdesk <office@example.com>',
  )
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

import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SettingsError, settingNames } from './env.ts'

test('HOLE-A4 HOLE-C5 without any settings the product starts with a demo on localhost:3000', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    production: false,
    mainAccountName: 'Main Office',
    siteBaseUrl: 'https://www.example.com',
    officePhone: '',
    logLevel: 'warn',
  })
  expect(env.databaseUrl).toBeUndefined()
  expect(env.admin).toBeUndefined()
  expect(isAbsolute(env.dataDir)).toBe(true)
})

test('metrics are off unless they have a port of their own', () => {
  expect(readEnv({}).metrics).toBeUndefined()
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(linesOf({ PORT: '3000', METRICS_PORT: '3000' })).toEqual([
    'METRICS_PORT must be another port than PORT, which is open to everybody',
  ])
})

test('an address past a pooler comes with the address of the pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://tourdesk@db.example.com:5432/tourdesk'
  const DATABASE_URL = 'postgres://tourdesk@db.example.com:6432/tourdesk'
  expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    directDatabaseUrl: DATABASE_DIRECT_URL,
  })
  expect(linesOf({ DATABASE_DIRECT_URL })).toEqual(['DATABASE_URL must be set with DATABASE_DIRECT_URL'])
  expect(linesOf({ DATABASE_URL, DATABASE_DIRECT_URL: 'db.example.com' })).toEqual([
    'DATABASE_DIRECT_URL must look like postgres://user:password@host:5432/name',
  ])
})

test('an empty setting counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', API_KEY: '' })).toMatchObject({
    port: 3000,
    apiKey: undefined,
  })
})

test('a gateway for texts has an address and a secret that can sign', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const TEXTS_URL = 'https://texts.example.com/send'
  expect(readEnv({}).texts).toBeUndefined()
  expect(readEnv({ TEXTS_URL, TEXTS_SECRET: secret }).texts).toEqual({ url: TEXTS_URL, secret })
  expect(linesOf({ TEXTS_URL })).toEqual(['TEXTS_SECRET must be set with TEXTS_URL'])
  expect(linesOf({ TEXTS_SECRET: secret })).toEqual(['TEXTS_URL must be set with TEXTS_SECRET'])
  for (const TEXTS_SECRET of ['whsec_short', 'no base64, but long enough to be one'])
    expect(linesOf({ TEXTS_URL, TEXTS_SECRET })).toEqual([
      'TEXTS_SECRET must be 24 to 64 bytes in base64, with or without whsec_ before them',
    ])
})

test('replies to mails go where the settings say, if mails are sent at all', () => {
  const mail = {
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'a@example.com',
    WEB_ORIGIN: 'https://a.example.com',
  }
  expect(readEnv({ ...mail, MAIL_REPLY_TO: 'Office <office@example.com>' }).mail?.replyTo).toBe(
    'Office <office@example.com>',
  )
  expect(linesOf({ MAIL_REPLY_TO: 'office@example.com' })).toEqual([
    'SMTP_URL must be set with MAIL_REPLY_TO',
  ])
  expect(linesOf({ ...mail, MAIL_REPLY_TO: 'office' })).toEqual([
    'MAIL_REPLY_TO must be an email address, or a name with one: Tourdesk <office@example.com>',
  ])
})

test('HOLE-C5 an address loses its trailing slash', () => {
  expect(readEnv({ SITE_BASE_URL: 'https://tours.example.org/' }).siteBaseUrl).toBe(
    'https://tours.example.org',
  )
})

test('HOLE-A56 the first user needs both an email and a password', () => {
  expect(readEnv({ ADMIN_EMAIL: 'dana@example.org', ADMIN_PASSWORD: 'orange-tree' }).admin).toEqual({
    email: 'dana@example.org',
    password: 'orange-tree',
  })
  expect(linesOf({ ADMIN_EMAIL: 'dana@example.org' })).toEqual([
    'ADMIN_PASSWORD must be set with ADMIN_EMAIL',
  ])
  expect(linesOf({ ADMIN_PASSWORD: 'orange-tree' })).toEqual(['ADMIN_EMAIL must be set with ADMIN_PASSWORD'])
})

test('every wrong setting gets its own line', () => {
  const wrong = {
    PORT: 'eighty',
    DEMO: 'yes',
    DATABASE_URL: 'mysql://localhost/tours',
    ADMIN_EMAIL: 'dana',
    ADMIN_PASSWORD: 'short',
    WEB_ORIGIN: 'localhost:5173',
    SESSION_SECRET: 'secret',
    LOG_LEVEL: 'loud',
  }
  expect(linesOf(wrong)).toEqual([
    'PORT must be a port number',
    'DATABASE_URL must look like postgres://user:password@host:5432/name',
    'DEMO must be on or off',
    'ADMIN_EMAIL must be an email address',
    'ADMIN_PASSWORD must be a minimum of 8 characters',
    'WEB_ORIGIN must be an address that starts with http:// or https://',
    'SESSION_SECRET must have at least 32 characters',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ])
})

test('HOLE-A59 mails are kept in the data folder unless a mail server, a sender and a web origin are set', () => {
  expect(readEnv({}).mail).toBeUndefined()
  expect(linesOf({ SMTP_URL: 'mail.example.com' })).toContain(
    'SMTP_URL must look like smtp://user:password@host:587',
  )
  expect(linesOf({ SMTP_URL: 'smtp://mail.example.com:587' })).toEqual([
    'MAIL_FROM must be set with SMTP_URL',
    'WEB_ORIGIN must be set with SMTP_URL, for the links in mails',
  ])
  const mail = { SMTP_URL: 'smtps://desk:secret@mail.example.com', WEB_ORIGIN: 'https://desk.example.com' }
  expect(linesOf({ ...mail, MAIL_FROM: 'Tourdesk' })).toEqual([
    'MAIL_FROM must be an email address, or a name with one: Tourdesk <office@example.com>',
  ])
  for (const from of ['office@example.com', 'Tourdesk <office@example.com>'])
    expect(readEnv({ ...mail, MAIL_FROM: from }).mail).toEqual({ smtpUrl: mail.SMTP_URL, from })
})

test('pictures are kept on disk unless a bucket is fully configured', () => {
  expect(readEnv({ S3_BUCKET: 'pictures' }).s3).toBeUndefined()
  expect(linesOf({ FILES: 's3' })).toEqual([
    'S3_BUCKET must be set with FILES=s3',
    'S3_ACCESS_KEY must be set with FILES=s3',
    'S3_SECRET_KEY must be set with FILES=s3',
  ])
  const bucket = { FILES: 's3', S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(readEnv(bucket).s3).toEqual({
    endpoint: undefined,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 'b',
  })
})

test('production refuses the demo and its password', () => {
  expect(linesOf({ NODE_ENV: 'production' })).toEqual([
    'DEMO must be off in production: everybody knows the logins of the demo',
  ])
  const production = { NODE_ENV: 'production', DEMO: 'off', ADMIN_EMAIL: 'dana@example.org' }
  const withPassword = { ...production, ADMIN_PASSWORD: 'demo-password' }
  expect(linesOf(withPassword, 'demo-password')).toEqual([
    'ADMIN_PASSWORD must not be the password of the demo',
  ])
  const named = { ...withPassword, ADMIN_PASSWORD: 'orange-tree', MAIN_ACCOUNT_NAME: 'Olive Tours' }
  expect(readEnv(named, 'demo-password')).toMatchObject({
    production: true,
    demo: false,
    mainAccountName: 'Olive Tours',
  })
  expect(readEnv({ ...withPassword, NODE_ENV: '' }, 'demo-password').production).toBe(false)
})

test('a terminal for card payments needs all of its keys, and an address for its notifications', () => {
  expect(linesOf({ TRANZILA_REFERENCE_NUMBER: '26' })).toEqual([
    'TRANZILA_REFERENCE_NUMBER must be a number from 1 to 25',
  ])
  expect(linesOf({ TRANZILA_TERMINAL: 'tourdesk' })).toEqual([
    'TRANZILA_APP_KEY must be set with the other settings of Tranzila',
    'TRANZILA_SECRET must be set with the other settings of Tranzila',
    'WEB_ORIGIN must be set with Tranzila, which sends its notifications there',
  ])
  const keys = { TRANZILA_TERMINAL: 'tourdesk', TRANZILA_APP_KEY: 'key', TRANZILA_SECRET: 'secret' }
  expect(readEnv({ ...keys, WEB_ORIGIN: 'https://desk.example.org' }).tranzila).toEqual({
    terminal: 'tourdesk',
    appKey: 'key',
    secret: 'secret',
    pageUrl: 'https://directng.tranzila.com',
    apiUrl: 'https://api.tranzila.com',
    reportUrl: 'https://report.tranzila.com',
    reportAmounts: 'cents',
    referenceField: { name: 'tourdesk_ref', number: 1 },
  })
  expect(readEnv({}).tranzila).toBeUndefined()
})

test('the documentation lists every setting once, with its default', () => {
  const rows = settingsInDocuments()
  const names = rows.flatMap((row) => row.names)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
  const defaults = Object.fromEntries(rows.flatMap(defaultsOf))
  const keys = { TRANZILA_TERMINAL: 'tourdesk', TRANZILA_APP_KEY: 'key', TRANZILA_SECRET: 'secret' }
  const bucket = { FILES: 's3', S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  const given = { ...keys, ...bucket, METRICS_PORT: '9464', WEB_ORIGIN: 'https://desk.example.org' }
  expect(readEnv({ ...defaults, ...given })).toEqual(readEnv(given))
  expect(readEnv({ FILES: defaults.FILES })).toEqual(readEnv({}))
})

interface Row {
  names: string[]
  /** Empty if the default isn't a value, like "none". */
  defaults: string[]
}

function settingsInDocuments(): Row[] {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = text.split('## Settings')[1]?.split('\n## ')[0]?.split('\n') ?? []
  return rows.flatMap((row) => {
    const [, names = '', value = ''] = row.split('|')
    const isOfValues = /^(`[^`]+`(, )?)+$/.test(value.trim())
    return names.includes('`') ? { names: quoted(names), defaults: isOfValues ? quoted(value) : [] } : []
  })
}

function quoted(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, inside = '']) => inside)
}

/** Leaves out a default that's the value of another setting. */
function defaultsOf({ names, defaults }: Row): [name: string, value: string][] {
  return defaults.flatMap((value, index) =>
    settingNames.some((name) => name === value) ? [] : [[names[index] ?? '', value]],
  )
}

function linesOf(source: Record<string, string>, demoPassword?: string): string[] {
  try {
    readEnv(source, demoPassword)
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
  return []
}

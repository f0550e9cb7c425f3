import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

test('HOLE-A4 HOLE-C5 without any setting the product starts with a demo on port 3000 of this machine', () => {
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

test('a setting that is set and empty counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', API_KEY: '' })).toMatchObject({
    port: 3000,
    apiKey: undefined,
  })
})

test('HOLE-C5 an address is kept without the slash at its end', () => {
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

test('every wrong setting is told in one line of its own', () => {
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

function linesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
  return []
}

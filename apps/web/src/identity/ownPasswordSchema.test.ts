import { expect, test } from 'vitest'
import { ownPasswordSchema } from './ownPasswordSchema.ts'

const issuesOf = (oldPassword: string, password: string, repeatedPassword: string) => {
  const read = ownPasswordSchema('They differ').safeParse({ oldPassword, password, repeatedPassword })
  return Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('AUTH-19 AUTH-21 changing one’s own password needs the old one, and the new one twice', () => {
  expect(issuesOf('old-password', 'olive-grove', 'olive-grove')).toEqual({})
  expect(issuesOf('', '', '')).toEqual({
    oldPassword: 'password_required',
    password: 'password_required',
    repeatedPassword: 'password_required',
  })
  expect(issuesOf('old-password', 'seven77', 'olive')).toEqual({
    password: 'password_too_short',
    repeatedPassword: 'They differ',
  })
})

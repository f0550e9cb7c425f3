import { shapeCode } from '@tourdesk/contract/kernel/shapeCode'
import { expect, test } from 'vitest'
import { ownPasswordFields, ownPasswordSchema } from './ownPasswordFields.ts'

const issuesOf = (oldPassword: string, password: string, repeatedPassword: string) => {
  const read = ownPasswordSchema('They differ').safeParse(
    { oldPassword, password, repeatedPassword },
    { error: shapeCode },
  )
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

test('all three passwords are required, and one longer than the server takes is refused at its field', () => {
  expect(Object.entries(ownPasswordFields.limits).filter(([, { required }]) => required)).toHaveLength(3)
  const long = 'olive-grove'.repeat(20)
  expect(issuesOf('old-password', long, long)).toEqual({
    password: 'field_too_long',
    repeatedPassword: 'field_too_long',
  })
})

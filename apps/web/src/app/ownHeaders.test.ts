import { expect, test } from 'vitest'
import { ownHeaders } from './ownHeaders.ts'

test('HOLE-A44 API-04 data calls send the API key; session calls and uploads do not', () => {
  expect(ownHeaders('/api/v1/accounts?name=blue', false)).toEqual({ 'x-api-key': 'web' })
  expect(ownHeaders('/api/v1/invites', false)).toEqual({ 'x-api-key': 'web' })
  expect(ownHeaders('/api/v1/auth/getCurrentUser', false)).toEqual({})
  expect(ownHeaders('/api/v1/uploads/image?folder=accounts', false)).toEqual({})
})

test('HOLE-A33 login and reset say whether to remember the session', () => {
  expect(ownHeaders('/api/v1/auth/login', true)).toEqual({ 'x-remember-me': 'true' })
  expect(ownHeaders('/api/v1/auth/resetPassword', false)).toEqual({ 'x-remember-me': 'false' })
})

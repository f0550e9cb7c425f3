import { expect, test } from 'vitest'
import { textsIn } from '../../i18n/messages.ts'
import { usersMessages } from './messages.ts'

const t = textsIn(usersMessages, 'en')

test.each([
  ['an invite was deleted', 'inviteDeleted', 'Invite deleted successfully'],
  ['a user was deleted', 'userDeleted', 'User deleted successfully'],
  ['an invite was sent', 'inviteSent', 'Invite sent successfully'],
  ['an agent was created without an invite', 'agentCreated', 'Agent created successfully'],
  ['a user was updated', 'userUpdated', 'Updated user successfully'],
  ['credentials were copied', 'copiedCredentials', 'Credentials copied successfully'],
] as const)('%s: the toast says so to the letter', (_, key, text) => {
  expect(t(key)).toBe(text)
})

test('USR-04 the tabs are called CMS, End Users, Admins and Agents', () => {
  expect([t('cms'), t('end_users'), t('admins'), t('agents')]).toEqual([
    'CMS',
    'End Users',
    'Admins',
    'Agents',
  ])
})

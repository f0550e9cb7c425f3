import type { activity } from '@tourdesk/contract/activity/activity'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { exportActivity } from './exportActivity.ts'
import { findActivity } from './findActivity.ts'
import { findChoices } from './findChoices.ts'

export const activityRoutes: Handlers<{ activity: typeof activity }> = {
  activity: {
    choices: (_, call) => findChoices(call),
    list: ({ query }, call) => findActivity(call, query),
    file: async ({ query }, call, { reply }) => sendFile(reply, await exportActivity(call, query)),
  },
}

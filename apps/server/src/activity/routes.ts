import type { activity } from '@tourdesk/contract/activity/activity'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { exportActivity } from './exportActivity.ts'
import { findActivity } from './findActivity.ts'
import { findActivityRow } from './findActivityRow.ts'
import { findChoices } from './findChoices.ts'

export const activityRoutes: Handlers<{ activity: typeof activity }> = {
  activity: {
    choices: (_, call) => findChoices(call),
    list: ({ query }, call) => findActivity(call, query),
    get: ({ params }, call) => findActivityRow(call, params.id),
    file: async ({ query }, call, { reply }) => sendFile(reply, await exportActivity(call, query)),
  },
}

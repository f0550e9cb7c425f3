import type { reports } from '@tourdesk/contract/reports/reports'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { exportReport } from './exportReport.ts'
import { readReport } from './readReport.ts'

export const reportRoutes: Handlers<{ reports: typeof reports }> = {
  reports: {
    get: ({ params, query }, call) => readReport(call, params.name, query),
    async file({ params, query }, call, { reply }) {
      sendFile(reply, await exportReport(call, params.name, query))
    },
  },
}

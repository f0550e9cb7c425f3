import type { statements } from '@tourdesk/contract/statements/statements'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { filesOf } from '../media/filesOf.ts'
import { allocatePosting, payStatements } from './allocateMoney.ts'
import { adjustStatement, leaveOutLine, refreshStatement } from './changeDraft.ts'
import { compareList } from './comparison/compareList.ts'
import { confirmStatement } from './confirmStatement.ts'
import { createBatch } from './createBatch.ts'
import { createStatement } from './createStatement.ts'
import { exportAgeing } from './exportAgeing.ts'
import { exportStatement } from './exportStatement.ts'
import { findAgeing } from './findAgeing.ts'
import { findStatements } from './findStatements.ts'
import { answerQuestion, askAboutLine } from './questions.ts'
import { releasePosting } from './releaseMoney.ts'
import { removeStatement } from './removeStatement.ts'
import { showStatement } from './showStatement.ts'
import { voidStatement } from './voidStatement.ts'

export function statementRoutes(): Handlers<{ statements: typeof statements }> {
  return {
    statements: {
      list: ({ query }, call) => findStatements(call, query),
      get: ({ params }, call) => showStatement(call, params.id),
      create: ({ body }, call) => createStatement(call, body),
      batch: ({ body }, call) => createBatch(call, body),
      refresh: ({ params }, call) => refreshStatement(call, params.id),
      leaveOut: ({ params, body }, call) => leaveOutLine(call, params, body.isLeftOut),
      adjust: ({ params, body }, call) => adjustStatement(call, params.id, body),
      confirm: ({ params, body }, call) => confirmStatement(call, params.id, body),
      void: ({ params, body }, call) => voidStatement(call, params.id, body.reason),
      remove: ({ params }, call) => removeStatement(call, params.id),
      ask: ({ params, body }, call) => askAboutLine(call, params, body),
      answer: ({ params, body }, call) => answerQuestion(call, params.id, body.text),
      pay: ({ params, body }, call) => payStatements(call, params.id, body),
      compare: ({ params, query }, call, { request }) =>
        compareList(call, params.id, query, filesOf(request.files())),
      allocate: ({ params, body }, call) => allocatePosting(call, params.id, body.allocations),
      release: ({ params }, call) => releasePosting(call, params.id),
      async file({ params, query }, call, { reply }) {
        sendFile(reply, await exportStatement(call, params.id, query))
      },
      ageing: async ({ query }, call) => ({ data: await findAgeing(call, query.day ?? dayIn(call.now)) }),
      async ageingFile({ query: { day, locale } }, call, { reply }) {
        sendFile(reply, await exportAgeing(call, day ?? dayIn(call.now), locale))
      },
    },
  }
}

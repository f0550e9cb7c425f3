import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { lockRows } from '../../schema/lockRows.ts'

/** Sets the page's language on all phones of a guide or driver. Their papers keep the one on record. */
export async function chooseLanguage(call: CrewCall, language: MessageLanguage): Promise<void> {
  const { actor } = call
  authorize(actor, 'crew.days')
  await inTransaction(call, async (tx) => {
    await lockRows(tx, 'operators', [actor.operatorId])
    const { page_language, document_language } = await tx
      .selectFrom('operators')
      .select(['page_language', 'document_language'])
      .where('id', '=', actor.operatorId)
      .executeTakeFirstOrThrow()
    if (page_language === language) return unchanged(undefined)
    await tx
      .updateTable('operators')
      .set({ page_language: language })
      .where('id', '=', actor.operatorId)
      .execute()
    await announce(tx, call, {
      name: 'operator.pageLanguageChosen',
      subject: { id: actor.operatorId, name: actor.name, accountId: null },
      ...diffOf({ pageLanguage: page_language ?? document_language }, { pageLanguage: language }),
    })
  })
}

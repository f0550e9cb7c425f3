import { Button } from '@mantine/core'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { articleMessages } from './messages.ts'

/** Asks its own question first. */
export function DeleteArticle({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useText(articleMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const remove = useAction(() => api.articles.remove({ params: { id } }), {
    ...outcomes.remove,
    onSuccess: onDeleted,
  })
  async function ask() {
    if (await confirmDelete(t('deleteQuestion'))) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { api } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { confirmDelete } from '../kit/dialog/confirm.ts'
import { useAction } from '../kit/useAction.ts'

interface DeleteAgencyProps {
  id: string
  onDeleted: () => void
}

/** For super users; asks first. The server refuses an agency with orders. */
export function DeleteAgency({ id, onDeleted }: DeleteAgencyProps) {
  const words = useText(common)
  const remove = useAction(() => api.agencies.remove({ params: { id } }), {
    success: words('success'),
    onSuccess: onDeleted,
  })
  async function ask() {
    if (await confirmDelete()) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'

interface DeletePolicyProps {
  id: string
  onDeleted: () => void
}

/** Asks first. The server refuses a policy that tours or agencies use. */
export function DeletePolicy({ id, onDeleted }: DeletePolicyProps) {
  const words = useText(common)
  const remove = useAction(() => api.paymentPolicies.remove({ params: { id } }), {
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

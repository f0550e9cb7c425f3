import { useQueryClient } from '@tanstack/react-query'
import { api, queries } from '../app/api.ts'
import { isConflict } from '../app/isConflict.ts'
import { useOfferUndo } from '../app/useOfferUndo.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { copyText } from '../kit/copyText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { viewMessages } from './messages.ts'
import type { ViewState } from './useViewedList.ts'

/** Saves, renames, deletes and shares a list's view. */
export function useViewActions({ list, saved, content, show }: ViewState) {
  const t = useText(viewMessages)
  const words = useText(common)
  const client = useQueryClient()
  const offerUndo = useOfferUndo()

  const reload = () => client.invalidateQueries({ queryKey: ['views'] })

  async function create(name: string): Promise<void> {
    const view = await api.views.create({ body: { list, name, ...content } })
    client.setQueryData(keyOf(view._id), view)
    show(view._id)
    void reload()
    toast.success(t('saved', { name }))
  }

  async function change(body: { name: string } | typeof content): Promise<void> {
    if (!saved) return
    const params = { id: saved._id }
    const view = await api.views.change({ params, body: { ...body, updatedAt: saved.updatedAt } })
    client.setQueryData(keyOf(view._id), view)
    void reload()
    if ('name' in body) return void toast.success(t('renamed', { name: view.name }))
    show(view._id)
    toast.success(t('saved', { name: view.name }))
  }

  const saving = useAction(() => change(content), {
    onFailure(error) {
      if (isConflict(error)) void reload()
      return false
    },
  })

  const removing = useAction(
    async () => {
      if (!saved) return
      const removed = await api.views.remove({ params: { id: saved._id } })
      show(undefined)
      offerUndo(t('deleted', { name: saved.name }), saved._id, removed)
      void reload()
    },
    { failure: words('notDeleted') },
  )

  async function copyLink(): Promise<void> {
    try {
      await copyText(`${location.origin}${location.pathname}?view=${saved?._id}`)
      toast.success(t('linkCopied'))
    } catch {
      toast.error(words('notCopied'))
    }
  }

  return { create, rename: (name: string) => change({ name }), saving, removing, copyLink }
}

function keyOf(id: string) {
  return queries.views.get({ params: { id } }).queryKey
}

import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import type { ActionTexts } from './useAction.ts'

/** The general texts of creating, updating and deleting. */
export function useOutcomes(): Record<'create' | 'update' | 'remove', Required<ActionTexts>> {
  const t = useText(common)
  return {
    create: { running: t('creating'), success: t('created'), failure: t('notCreated') },
    update: { running: t('updating'), success: t('updated'), failure: t('notUpdated') },
    remove: { running: t('deleting'), success: t('deleted'), failure: t('notDeleted') },
  }
}

import type { Answers } from '@tourdesk/domain/dispatch/unit'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { choose, confirm } from '../../kit/dialog/confirm.ts'
import type { Asked } from './askInTurn.ts'
import { unitMessages } from './messages.ts'

/** Returns a function that asks the user a question of the rules. */
export function usePutQuestion(): (asked: Asked, role: OperatorRole) => Promise<Answers> {
  const t = useText(unitMessages)
  const words = useText(common)

  return async (asked, role) => {
    switch (asked.question) {
      case 'remove_car':
      case 'remove_supplier':
        return { remove: await agree(t(asked.question), words('remove'), true) }
      case 'remove_operator':
        return { remove: await agree(t(`remove_${role}`), words('remove'), true) }
      case 'another_guide':
        return { another_guide: await agree(t('another_guide'), words('add'), false) }
      case 'car_size': {
        const sizes = asked.options.map((size) => ({ value: String(size), label: String(size) }))
        const size = await choose(t('car_size'), sizes)
        return { car_size: size === null ? null : Number(size) }
      }
      case 'own_car':
        return {
          own_car: await choose(t(`own_car_${role}`), [
            { value: 'without' as const, label: t('without') },
            { value: 'use' as const, label: t(`use_${role}`) },
          ]),
        }
    }
  }
}

async function agree(text: string, action: string, danger: boolean): Promise<'yes' | null> {
  return (await confirm(text, { action, danger })) ? 'yes' : null
}

import type { Permission } from '@tourdesk/domain/access/roles'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { type AddableKind, type AddDialogProps, AddingContext } from '../../kit/adding/AddingContext.ts'
import { useSession } from '../session.ts'
import { addingMessages } from './addingMessages.ts'

export type AddDialogs = Record<AddableKind, ComponentType<AddDialogProps>>

/** The features' dialogs for adding records, which the frame of the pages doesn't import itself. */
export const AddDialogsContext = createContext<AddDialogs | null>(null)

const permissionOf: Record<AddableKind, Permission> = {
  tour: 'catalogue.write',
  starTour: 'catalogue.write',
  location: 'prices.write',
  agency: 'accounts.write',
  agent: 'users.write',
  guide: 'fleet.write',
  driver: 'fleet.write',
  car: 'fleet.write',
  carSupplier: 'fleet.write',
}

/** Lets users add what's missing in any choice on the page, or tells those who may not whom to ask. */
export function AddingProvider({ children }: { children: ReactNode }) {
  const t = useText(addingMessages)
  const dialogs = useContext(AddDialogsContext)
  const { permissions, mainAccount, officePhone } = useSession()
  const addingOf = useMemo(() => {
    if (!dialogs) return null
    const office = named(mainAccount.name)
    const ask = officePhone ? t('askByPhone', { office, phone: ltr(officePhone) }) : t('ask', { office })
    return (kind: AddableKind) => ({
      none: t(`none_${kind}`),
      label: permissions.includes(permissionOf[kind]) ? t(`add_${kind}`) : null,
      ask,
      Dialog: dialogs[kind],
    })
  }, [t, dialogs, permissions, mainAccount.name, officePhone])
  return <AddingContext value={addingOf}>{children}</AddingContext>
}

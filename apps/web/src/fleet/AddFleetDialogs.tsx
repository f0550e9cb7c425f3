import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { useText } from '../i18n/useText.ts'
import type { AddDialogProps } from '../kit/adding/AddingContext.ts'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { CarForm } from './cars/CarForm.tsx'
import { carMessages } from './cars/messages.ts'
import { operatorMessages, wordsOfRole } from './operators/messages.ts'
import { OperatorForm } from './operators/OperatorForm.tsx'
import { CarSupplierForm } from './suppliers/CarSupplierForm.tsx'
import { supplierMessages } from './suppliers/messages.ts'

/** A new car, over any page. */
export function AddCarDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const t = useText(carMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('add')}>
      <CarForm car={null} onDone={(id) => (id ? onSaved(id) : onClose())} />
    </Dialog>
  )
}

/** A new car supplier, over any page. */
export function AddCarSupplierDialog({ opened, onClose, onSaved }: AddDialogProps) {
  const t = useText(supplierMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('add')}>
      <CarSupplierForm supplier={null} onDone={(id) => (id ? onSaved(id) : onClose())} />
    </Dialog>
  )
}

/** A new guide, over any page. */
export function AddGuideDialog(props: AddDialogProps) {
  return <AddOperatorDialog kind="guide" {...props} />
}

/** A new driver, over any page. */
export function AddDriverDialog(props: AddDialogProps) {
  return <AddOperatorDialog kind="driver" {...props} />
}

function AddOperatorDialog({ kind, opened, onClose, onSaved }: AddDialogProps & { kind: OperatorRole }) {
  const t = useText(operatorMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t(wordsOfRole[kind].add)}>
      <OperatorForm kind={kind} operator={null} onDone={(id) => (id ? onSaved(id) : onClose())} />
    </Dialog>
  )
}

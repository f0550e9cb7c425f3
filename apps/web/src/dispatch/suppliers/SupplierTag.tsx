import type { SupplierState } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { useLabel } from '../../i18n/labels.ts'
import type { Tone } from '../../kit/statusLook.ts'
import { Tag } from '../../kit/Tag.tsx'
import { supplierStateLabels } from './supplierMessages.ts'

const tones: Record<SupplierState, Tone> = {
  not_asked: 'grey',
  asked: 'orange',
  confirmed: 'green',
  refused: 'red',
}

/** The state of a vehicle's request to its supplier. */
export function SupplierTag({ state }: { state: SupplierState }) {
  const nameOf = useLabel(supplierStateLabels)
  return <Tag tone={tones[state]}>{nameOf(state)}</Tag>
}

import { type ComponentType, createContext, useContext } from 'react'

/** The kinds of things that can be added from inside a form that needs them. */
export const addableKinds = [
  'tour',
  'starTour',
  'location',
  'agency',
  'agent',
  'guide',
  'driver',
  'car',
  'carSupplier',
] as const
export type AddableKind = (typeof addableKinds)[number]

export interface AddDialogProps {
  opened: boolean
  onClose: () => void
  /** Called with the id of the saved item; the dialog then closes. */
  onSaved: (id: string) => void
  /** Initial values of the new item, such as a location's city. */
  start?: Record<string, unknown> | undefined
}

/** How to add a missing item, or whom to ask for it. */
export interface Adding {
  /** Says that there's none yet. */
  none: string
  /** Such as "Add a location …"; null without permission. */
  label: string | null
  /** Says whom to ask, for people without permission. */
  ask: string
  /** The dialog for adding the item, which opens over the form. */
  Dialog: ComponentType<AddDialogProps>
}

/** Provided by the app, which knows the dialogs, the permissions and whom to ask. */
export const AddingContext = createContext<((kind: AddableKind) => Adding) | null>(null)

/** How to add an item of this kind here; null if the page offers nothing. */
export function useAddingOf(kind: AddableKind | undefined): Adding | null {
  const addingOf = useContext(AddingContext)
  return kind && addingOf ? addingOf(kind) : null
}

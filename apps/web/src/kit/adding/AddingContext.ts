import { type ComponentType, createContext, useContext } from 'react'

/** What can be added from inside a form that needs it. */
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
  /** Called with the id of what was saved; the dialog then closes. */
  onSaved: (id: string) => void
  /** The values that the new thing begins with, such as a location's city. */
  start?: Record<string, unknown> | undefined
}

/** How a missing thing is added, or whom to ask for it. */
export interface Adding {
  /** That there's none yet. */
  none: string
  /** "Add a location …"; null for those who may not. */
  label: string | null
  /** Whom those may ask. */
  ask: string
  /** The thing's own dialog, which opens over the form. */
  Dialog: ComponentType<AddDialogProps>
}

/** The app knows the dialogs, who may add what, and whom to ask. */
export const AddingContext = createContext<((kind: AddableKind) => Adding) | null>(null)

/** How a kind of thing is added here; null where nothing is said of it. */
export function useAddingOf(kind: AddableKind | undefined): Adding | null {
  const addingOf = useContext(AddingContext)
  return kind && addingOf ? addingOf(kind) : null
}

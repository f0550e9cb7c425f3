import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { DeletedContext } from '../kit/form/deleted/DeletedContext.ts'

interface DeletionWatchProps {
  isDeleted: boolean
  name: string
  /** Whether the form can add it as a new record. */
  canAdd?: boolean
  children: ReactNode
}

/** Milliseconds after which a person who deleted the record here has left its form. */
const ownDelete = 500

/** Wraps a record's form: if somebody else deletes the record, the form says so and keeps everything typed. */
export function DeletionWatch({ isDeleted, name, canAdd = true, children }: DeletionWatchProps) {
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    if (!isDeleted) return
    const timer = setTimeout(() => setTold(true), ownDelete)
    return () => {
      clearTimeout(timer)
      setTold(false)
    }
  }, [isDeleted])
  const deleted = useMemo(() => (isTold ? { name, canAdd } : null), [isTold, name, canAdd])
  return <DeletedContext value={deleted}>{children}</DeletedContext>
}

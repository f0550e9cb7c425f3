import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { DeletedContext } from '../kit/form/deleted/DeletedContext.ts'

interface DeletionWatchProps {
  isDeleted: boolean
  name: string
  /** True if the form can add the deleted record again as a new one. */
  canAdd?: boolean
  children: ReactNode
}

/** Milliseconds within which a user who deleted the record here has left its form. */
const ownDelete = 500

/** Wraps a record's form: if another user deletes the record, the form says so and keeps everything typed. */
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

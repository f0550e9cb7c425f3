import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { DeletedContext } from '../kit/form/deleted/DeletedContext.ts'

interface DeletionWatchProps {
  isDeleted: boolean
  name: string
  /** Whether its form can add it once more. */
  canAdd?: boolean
  children: ReactNode
}

/** Milliseconds after which whoever deleted the record here has left its form. */
const ownDelete = 500

/** Around the form of a record: the form stays with everything typed, and says so, when somebody else deletes it. */
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

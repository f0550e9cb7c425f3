import { type ReactNode, use, useRef } from 'react'
import { usePartyDrag } from '../../board/dragging.ts'
import { AssignContext, type Resource } from './AssignContext.ts'
import styles from './assign.module.css'
import { PutMenu } from './PutMenu.tsx'

interface FreeLineProps {
  resource: Resource
  className: string | undefined
  children: ReactNode
}

/** A free car or person, to drag onto a vehicle or to put on one by its menu. */
export function FreeLine({ resource, className, children }: FreeLineProps) {
  const row = useRef<HTMLLIElement>(null)
  const assigning = use(AssignContext)
  usePartyDrag(row, () => ({ ids: [resource._id], name: resource.name }), assigning === null)
  return (
    <li ref={row} className={`flex alignStart gap6 ${styles.free}`} data-resource={resource._id}>
      <div className={`${className} grow`}>{children}</div>
      {assigning && <PutMenu resource={resource} {...assigning} />}
    </li>
  )
}

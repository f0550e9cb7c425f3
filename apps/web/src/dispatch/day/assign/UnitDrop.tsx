import { type ReactNode, useRef } from 'react'
import { useVehicleDrop } from '../../board/dragging.ts'
import styles from './assign.module.css'

interface UnitDropProps {
  unit: string
  className: string | undefined
  children: ReactNode
}

/** A vehicle unit's line, on which parties, cars and people can be dropped. */
export function UnitDrop({ unit, className, children }: UnitDropProps) {
  const line = useRef<HTMLLIElement>(null)
  const isOver = useVehicleDrop(line, unit)
  return (
    <li ref={line} className={`${className} ${styles.unit}`} data-unit={unit} data-over={isOver || undefined}>
      {children}
    </li>
  )
}

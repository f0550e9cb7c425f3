import styles from './UnitNumber.module.css'

/** The number of a unit within its departure. */
export function UnitNumber({ number }: { number: number }) {
  return <span className={styles.number}>{number}</span>
}

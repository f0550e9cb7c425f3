import { useText } from '../../i18n/useText.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** How many people of the vehicle got on, didn't come, and are waited for. */
export function Totals({ parties }: { parties: readonly PartyOnRoad[] }) {
  const t = useText(unitMessages)
  const sum = (field: 'boarded' | 'noShow' | 'waiting') =>
    parties.reduce((total, party) => total + party[field], 0)
  const [boarded, noShow, waiting] = [sum('boarded'), sum('noShow'), sum('waiting')]
  return (
    <div className={styles.totals}>
      <p>{t('totals', { boarded, noShow, waiting })}</p>
      <div className={styles.bar} aria-hidden>
        <span className={styles.in} style={{ flexGrow: boarded }} />
        <span className={styles.out} style={{ flexGrow: noShow }} />
        <span style={{ flexGrow: waiting }} />
      </div>
    </div>
  )
}

import type { boardings } from '@tourdesk/contract/crew/boardings'
import type { Received } from '@tourdesk/contract/kernel/route'
import { dateTime } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { orderPageMessages } from './orderPageMessages.ts'

/** What the crew or the office reported about a tour of the order. */
export type OnRoad = Received<typeof boardings.ofOrder>['data'][number]

/** Who got on and who didn't come, as reported from the road. */
export function EntryBoarding({ boarding: { boarded, noShow, droppedOff, at } }: { boarding: OnRoad }) {
  const t = useText(orderPageMessages)
  if (boarded + noShow + droppedOff === 0) return null
  return (
    <div className="row wrap fullRow gap4 across8">
      {noShow > 0 && <Tag tone="red">{t('noShow', { count: noShow })}</Tag>}
      {boarded > 0 && <Tag tone="green">{t('boarded', { count: boarded })}</Tag>}
      {droppedOff > 0 && <Tag>{t('droppedOff', { count: droppedOff })}</Tag>}
      {at && (
        <span className="quiet">
          <Code>{dateTime(at)}</Code>
        </span>
      )}
    </div>
  )
}

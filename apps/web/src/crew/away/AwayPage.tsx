import { dayIn } from '@tourdesk/domain/calendar'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { CrewFrame } from '../parts/CrewFrame.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { sync } from '../send/sync.ts'
import { useCrew } from '../useCrew.ts'
import { useOfficeTime } from '../useOfficeTime.ts'
import { AwayForm } from './AwayForm.tsx'
import { AwayList } from './AwayList.tsx'
import { AwayNews, type News } from './AwayNews.tsx'

/** The days on which the person can't work: enters them, and shows those there are. */
export function AwayPage() {
  const words = useText(crewMessages)
  const { away } = useCrew()
  const today = dayIn(new Date(useOfficeTime()))
  const [news, setNews] = useState<News | null>(null)
  useEffect(() => void sync(), [])
  return (
    <CrewFrame title={words('away')} isBusy={!away}>
      {!away && <Waiting />}
      {away && (
        <>
          <AwayForm today={today} onNews={setNews} />
          <AwayNews news={news} />
          <AwayList away={away.data} today={today} onNews={setNews} />
        </>
      )}
    </CrewFrame>
  )
}

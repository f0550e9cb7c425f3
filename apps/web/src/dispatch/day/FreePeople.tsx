import type { PersonOfDay } from '@tourdesk/contract/dispatch/dayPlan'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Name, Phone } from '../../kit/Isolated.tsx'
import { FreePanel } from './FreePanel.tsx'
import { isFree } from './isFree.ts'
import { WhereTaken } from './WhereTaken.tsx'

interface FreePeopleProps {
  kind: OperatorRole
  title: string
  people: PersonOfDay[]
}

/** The free guides or drivers by name, and where the others are. */
export function FreePeople({ kind, title, people }: FreePeopleProps) {
  const language = useLabel(languageLabels)
  return (
    <FreePanel
      title={title}
      free={people.filter(isFree)}
      taken={people.filter((person) => !isFree(person))}
      keyOf={(person) => person._id}
      resourceOf={({ _id, firstName, lastName }) => ({ kind, _id, name: `${firstName} ${lastName}`.trim() })}
      line={(person) => (
        <>
          <Name>
            {person.firstName} {person.lastName}
          </Name>
          <span className="quiet grow">{list(person.languages.map(language))}</span>
          <Phone>{person.mobilePhone}</Phone>
          <WhereTaken onDay={person} />
        </>
      )}
    />
  )
}

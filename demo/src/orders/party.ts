import { deluxeLimit, groupLimits } from '@tourdesk/domain/catalogue/vocabulary'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Random } from '../random.ts'
import type { Departure } from './departure.ts'
import { weighted } from './weighted.ts'

/** The people of a party: mostly couples and families, now and then a group from one church or firm. */
export function drawParty(random: Random, { group_type }: Pick<Departure, 'group_type'>) {
  const participants = isGroupBooking(random, group_type)
    ? { adult: random.int(12, group_type === 'large_group' ? 34 : groupLimits[group_type]) }
    : family(random)
  const fitted = headCount(participants) <= groupLimits[group_type] ? participants : { adult: 4 }
  const isDeluxe = group_type === 'private_group' && headCount(fitted) <= deluxeLimit && random.chance(0.3)
  return { participants: fitted, isDeluxe }
}

function isGroupBooking(random: Random, group_type: Departure['group_type']): boolean {
  return group_type !== 'small_group' && random.chance(0.06)
}

function family(random: Random): Participants {
  const adult = weighted(random, [
    [1, 10],
    [2, 55],
    [3, 10],
    [4, 17],
    [5, 3],
    [6, 5],
  ])
  return withoutZeros({
    adult,
    child: adult > 1 && random.chance(0.25) ? random.int(1, 3) : 0,
    infant: adult > 1 && random.chance(0.06) ? 1 : 0,
    student: random.chance(0.08) ? random.int(1, 2) : 0,
    senior: random.chance(0.1) ? random.int(1, 2) : 0,
  })
}

function withoutZeros(participants: Participants): Participants {
  return Object.fromEntries(Object.entries(participants).filter(([, count]) => count > 0))
}

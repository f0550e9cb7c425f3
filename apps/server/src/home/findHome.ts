import { can } from '@tourdesk/domain/access/actor'
import { addDays, type Day, dayIn, instantIn, timeIn } from '@tourdesk/domain/calendar'
import { onTheRoad } from '@tourdesk/domain/home/onTheRoad'
import { weekAhead } from '@tourdesk/domain/home/weekAhead'
import { type CheckedDay, checkedDays } from '../checks/checkedDays.ts'
import { dayQuestions } from '../checks/dayQuestions.ts'
import { anySignOff, signOffsOn } from '../checks/signOff/signOffsOn.ts'
import { reportedUnits } from '../crew/boardings/reportedUnits.ts'
import { watchedFrom } from '../departures/capacity/salesOf.ts'
import { bookedDays } from '../entries/bookedDays.ts'
import { openByCurrency } from '../entries/openByCurrency.ts'
import type { PersonCall } from '../kernel/call.ts'
import { eachAlone } from '../kernel/eachAlone.ts'
import { type AnswersOf, askEach, inOneStatement, known } from '../kernel/question.ts'
import { countUnsentMessages } from '../messages/countUnsentMessages.ts'
import { cashOfCrews } from '../orders/cash/heldCash.ts'
import { newestCanceled, newestOrders } from '../orders/newestOrders.ts'
import { countUnsent } from '../outbox/countUnsent.ts'
import { countMismatches } from '../payments/countMismatches.ts'
import { refundsToGo } from '../payments/findRefunds.ts'
import { sumCharges } from '../payments/sumCharges.ts'
import { countQuestions } from '../statements/countQuestions.ts'
import { presentDays } from './presentDays.ts'
import { presentMessages, type Unsent } from './presentMessages.ts'
import { type OpenCounts, officeMoney, ownMoney } from './presentMoney.ts'
import { presentNews } from './presentNews.ts'
import { presentToDo } from './presentToDo.ts'

/** The facts of the week, and who signed off its days. */
function weekQuestions(days: { startDate: Day; endDate: Day }, now: Date) {
  const since = new Date(now.getTime() - 30 * msPerDay)
  return {
    ...dayQuestions(days, now),
    signOffs: signOffsOn(days),
    anySignOff: anySignOff({ since }),
    watched: watchedFrom(dayIn(now)),
  }
}

type StoredWeek = AnswersOf<ReturnType<typeof weekQuestions>>
const msPerDay = 24 * 3_600_000

/** From this time on, tomorrow should be signed off. */
const signOffBy = '18:00'

/** How many days unsent messages are listed. */
const daysOfMessages = 7

/**
 * The data of the home page, read in one round trip; a block that fails doesn't affect the others.
 * @param report logs the error of a failed block
 */
export async function findHome({ db, scope, actor, now }: PersonCall, report: (error: unknown) => void) {
  const today = dayIn(now)
  const tomorrow = addDays(today, 1)
  const days = weekAhead(today)
  const since = addDays(today, 1 - daysOfMessages)
  const midnight = instantIn(since, '00:00')
  const plans = can(actor, 'dispatch.read')
  const settles = can(actor, 'orders.settle')
  const bills = can(actor, 'statements.read')
  const reads = can(actor, 'outbox.read')
  const writes = can(actor, 'messages.write')
  const asked = await askEach(db, {
    booked: bookedDays(scope, days),
    plans: plans ? inOneStatement<StoredWeek>(weekQuestions(days, now)) : known(null),
    reported: plans ? reportedUnits(today) : known([]),
    unsent:
      reads || writes
        ? inOneStatement<Unsent>({
            mails: reads ? countUnsent({ since: midnight }) : known([]),
            messages: writes ? countUnsentMessages({ since: midnight, now }) : known([]),
          })
        : known({ mails: [], messages: [] }),
    charges: settles ? sumCharges(scope, { today }) : known([]),
    refunds: settles ? refundsToGo(scope) : known([]),
    cash: settles ? cashOfCrews(scope) : known([]),
    toCheck:
      settles || bills
        ? inOneStatement<OpenCounts>({
            mismatches: settles ? countMismatches(scope) : known(0),
            questions: bills ? countQuestions(scope) : known(0),
          })
        : known({ mismatches: 0, questions: 0 }),
    open: settles ? known([]) : openByCurrency(scope, { today }),
    placed: newestOrders(scope, {}),
    canceled: newestCanceled(scope, {}),
  })
  let read: CheckedDay[] | null = null
  const checked = () => {
    const stored = asked.plans()
    read ??= stored && checkedDays(stored, days, now)
    return read
  }
  const blocks = {
    days: () =>
      presentDays(days, asked.booked(), { checked: checked(), signOffs: asked.plans()?.signOffs ?? [] }),
    ...(plans && {
      now: () => onTheRoad(asked.reported()),
      toDo: () => {
        const { signOffs = [], anySignOff: any = [], watched = [] } = asked.plans() ?? {}
        const isDue = any.length > 0 && timeIn(now) >= signOffBy
        return presentToDo({
          now,
          today,
          tomorrow,
          checked: checked() ?? [],
          watched,
          signOffs: isDue ? signOffs : null,
        })
      },
    }),
    ...((reads || writes) && { messages: () => presentMessages(since, asked.unsent()) }),
    money: () =>
      settles
        ? officeMoney({
            charges: asked.charges(),
            refunds: asked.refunds(),
            cash: asked.cash(),
            ...asked.toCheck(),
          })
        : ownMoney(asked.open(), asked.toCheck().questions),
    newest: () => presentNews(asked.placed(), asked.canceled()),
  }
  return { today, ...eachAlone(blocks, report) }
}

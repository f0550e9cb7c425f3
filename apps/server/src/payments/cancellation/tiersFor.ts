import { type CancellationTier, soldWith } from '@tourdesk/domain/payments/cancellationPolicy'
import { compiled } from '../../kernel/compiled.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask, inOneStatement } from '../../kernel/question.ts'

/**
 * The cancellation terms that tours are sold with today, by an agency or by us, in the order of the tours.
 */
export async function tiersFor(
  db: Db | Tx,
  agency: string,
  tours: string[],
): Promise<(readonly CancellationTier[])[]> {
  const { own, ofAgency, theDefault } = await ask(
    db,
    inOneStatement({
      own: ofTours({ tours }),
      ofAgency: ofAccount({ agency }),
      theDefault: defaultPolicy({}),
    }),
  )
  const byTour = new Map(own.map(({ tour_id, tiers }) => [tour_id, tiers]))
  return tours.map((tour) =>
    soldWith({
      agency: ofAgency[0]?.tiers ?? null,
      tour: byTour.get(tour) ?? null,
      default: theDefault[0]?.tiers ?? [],
    }),
  )
}

const ofTours = compiled((db, { tours }: { tours: string[] }) =>
  db
    .selectFrom('cancellation_policy_tours')
    .innerJoin('cancellation_policies as policy', 'policy.id', 'policy_id')
    .select(['tour_id', 'tiers'])
    .where((eb) => eb('tour_id', '=', eb.fn.any(eb.val(tours)))),
)

const ofAccount = compiled((db, { agency }: { agency: string }) =>
  db
    .selectFrom('cancellation_policy_accounts')
    .innerJoin('cancellation_policies as policy', 'policy.id', 'policy_id')
    .select('tiers')
    .where('account_id', '=', agency),
)

const defaultPolicy = compiled((db) =>
  db.selectFrom('cancellation_policies').select('tiers').where('is_default', '=', true),
)

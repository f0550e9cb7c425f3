/** Charges and receipts as in the product's ledger: a sale, and payments of all or part of it. */
export const moneyStatements = [
  // Part 0 has been paid, part 1 is still open.
  `create temp table made_payments on commit drop as
     select made.id, n, created, canceled_at, is_canceled, made.currency, part, total,
       case part when 0 then round(total * share)::bigint else total - round(total * share)::bigint end as amount
       from made
       join (select id, canceled_at, round(round(total_cents * rate, 6))::bigint as total from orders) orders using (id),
         generate_series(0, 1) part
      where not is_unpriced`,
  `insert into payments (id, order_id, action, status, amount, currency, provider, created_at, settled_at)
   select pg_temp.id_at(created, 'payment', n * 10 + part), id, 'charge',
     case when part = 0 then 'paid' when is_canceled then 'canceled' else 'pending' end, amount, currency, 'tranzila',
     created, case when part = 0 then created end
     from made_payments where amount > 0`,
  ledgerRows('sale', 'total', 'created', 'part = 0'),
  ledgerRows('payment', '-amount', 'created', 'part = 0 and amount > 0'),
  ledgerRows('void', '-total', 'canceled_at', 'part = 0 and is_canceled'),
]

function ledgerRows(
  kind: 'sale' | 'payment' | 'void',
  amount: string,
  at: string,
  condition: string,
): string {
  const [payment, method] =
    kind === 'payment' ? [`pg_temp.id_at(created, 'payment', n * 10)`, `'card'`] : ['null::uuid', 'null']
  return `insert into ledger_entries (id, order_id, kind, amount, currency, day, payment_id, method, created_at)
    select pg_temp.id_at(${at}, '${kind}', n), id, '${kind}', ${amount}, currency,
      (${at} at time zone 'Asia/Jerusalem')::date, ${payment}, ${method}, ${at}
      from made_payments where ${condition}`
}

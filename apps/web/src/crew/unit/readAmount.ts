/** The most that the office takes in one go. */
const most = 10_000_000

/** What somebody typed as money: `120`, `120.50`, `1,200` or `120,5`. Null if it isn't an amount above 0. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/[\s$€₪]/g, '')
  const withoutThousands = text.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.')
  if (!/^\d+(\.\d{0,2})?$/.test(withoutThousands)) return null
  const amount = Number(withoutThousands)
  return amount > 0 && amount <= most ? amount : null
}

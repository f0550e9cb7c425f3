import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { dateTime, day } from '../../i18n/format.ts'
import { type Labels, useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Email, LongText, Money, Name, Phone } from '../Isolated.tsx'
import { StatusTag } from '../StatusTag.tsx'
import type { Column } from './column.ts'

type Look = Omit<Column<never>, 'key' | 'header' | 'cell'>
type Maybe<Value> = Value | null | undefined

/** A column of texts, or of cells like no other column's. */
export function column<Row>(
  key: string,
  header: ReactNode,
  cell: (row: Row) => ReactNode,
  look?: Look,
): Column<Row> {
  return { key, header, cell, ...look }
}

/** A kind of column; cells without a value stay empty. */
function kind<Value>(cellOf: (value: Value) => ReactNode, usual?: Look) {
  return <Row,>(
    key: string,
    header: string,
    valueIn: (row: Row) => Maybe<Value>,
    look?: Look,
  ): Column<Row> => ({
    key,
    header,
    cell: (row) => {
      const value = valueIn(row)
      return value === null || value === undefined ? null : cellOf(value)
    },
    ...usual,
    ...look,
  })
}

/** Numbers of orders, plates and the like. */
export const codeColumn = kind<string | number>((code) => <Code>{code}</Code>)
/** Numbers that are compared with each other. */
export const numberColumn = kind<string | number>((number) => <Code>{number}</Code>, { align: 'end' })
/** Names that a person typed. */
export const nameColumn = kind<string>((name) => <Name>{name}</Name>)
export const phoneColumn = kind<string>((phone) => <Phone>{phone}</Phone>)
export const emailColumn = kind<string>((email) => <Email>{email}</Email>)
export const dayColumn = kind<Day>((value) => <Code>{day(value)}</Code>)
export const timeColumn = kind<string>((instant) => <Code>{dateTime(instant)}</Code>)
export const yesNoColumn = kind<boolean>((is) => <YesNo is={is} />)

/** Amounts in the currency of their row. */
export function moneyColumn<Row extends { currency: Currency }>(
  key: string,
  header: string,
  amountIn: (row: Row) => Maybe<number>,
  look?: Look,
): Column<Row> {
  const cell = (row: Row) => {
    const amount = amountIn(row)
    return typeof amount === 'number' && <Money amount={amount} currency={row.currency} />
  }
  return { key, header, cell, align: 'end', ...look }
}

/** The words of a closed list. */
export function wordColumn<Row, Value extends string>(
  key: string,
  header: string,
  labels: Labels<Value>,
  valueIn: (row: Row) => Maybe<Value>,
  look?: Look,
): Column<Row> {
  return kind<Value>((value) => <Word value={value} labels={labels} />)(key, header, valueIn, look)
}

/** Statuses as coloured words. */
export function statusColumn<Row, Status extends string>(
  key: string,
  header: string,
  labels: Labels<Status>,
  statusIn: (row: Row) => Status,
  look?: Look,
): Column<Row> {
  return column<Row>(key, header, (row) => <StatusTag status={statusIn(row)} labels={labels} />, look)
}

function YesNo({ is }: { is: boolean }) {
  const t = useText(common)
  return <LongText>{t(is ? 'yes' : 'no')}</LongText>
}

function Word<Value extends string>({ value, labels }: { value: Value; labels: Labels<Value> }) {
  return <LongText>{useLabel(labels)(value)}</LongText>
}

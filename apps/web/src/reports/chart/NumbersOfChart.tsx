import type { Chart } from './chartOf.ts'

interface NumbersOfChartProps {
  name: string
  chart: Chart
  textOf: (value: number) => string
}

/** The numbers of a chart as a table, for screen readers. */
export function NumbersOfChart({ name, chart, textOf }: NumbersOfChartProps) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <td />
          {chart.series.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.points.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={chart.series[index]}>{value === null ? null : textOf(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

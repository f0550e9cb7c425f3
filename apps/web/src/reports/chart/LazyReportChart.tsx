import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import styles from './chart.module.css'

/** The chart's library is large, so it loads after the table. */
export const LazyReportChart = lazyPart(async () => (await import('./ReportChart.tsx')).ReportChart, {
  waiting: () => <div className={styles.waiting} />,
})

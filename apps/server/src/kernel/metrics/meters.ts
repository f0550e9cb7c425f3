import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * This process's metrics, for Prometheus. Labels come from closed sets (route templates, codes, names of
 * jobs) and never from data: no ids, no names.
 */
export class Meters {
  readonly registry = new Registry()

  /** Seconds from the request to the end of its answer. */
  readonly requests = new Histogram({
    name: 'tourdesk_request_seconds',
    help: 'Seconds until a request was answered; live streams are left out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })

  readonly problems = new Counter({
    name: 'tourdesk_problems_total',
    help: 'Requests answered with a problem, by its code',
    labelNames: ['route', 'code'],
    registers: [this.registry],
  })

  readonly jobs = new Counter({
    name: 'tourdesk_job_runs_total',
    help: 'Background jobs that ended on this server',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  })

  readonly lastJobs = new Gauge({
    name: 'tourdesk_job_last_run_timestamp_seconds',
    help: 'When a background job last ended on this server',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  })

  /** Adds a number that's read at each scrape. It's left out if it can't be read within two seconds. */
  read(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await inTime(value()))
        } catch {
          this.remove()
        }
      },
    })
  }
}

const longestReadMs = 2000

function inTime(value: number | Promise<number>): number | Promise<number> {
  if (typeof value === 'number') return value
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('It took too long.')), longestReadMs)
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}

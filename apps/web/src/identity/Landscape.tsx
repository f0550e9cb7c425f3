import styles from './DoorPage.module.css'

/** Hills at sunrise, with a tour's route across them. */
export function Landscape() {
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.72" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill="url(#sky)" />
      <circle cx="560" cy="470" r="74" fill="var(--sun)" />
      <path d="M0 560C120 500 190 470 290 500s150 46 250 6 170-66 260-40v434H0Z" fill="var(--hill-far)" />
      <path d="M0 640c90-50 190-80 300-40s200 70 300 20 150-60 200-50v330H0Z" fill="var(--hill-middle)" />
      <path d="M0 740c140-60 240-70 360-20s260 60 440-30v210H0Z" fill="var(--hill-near)" />
      <path
        d="M120 836c70-60 170-20 240-62s40-112 130-128 110 20 168-40"
        fill="none"
        stroke="var(--way)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      <circle cx="120" cy="836" r="7" fill="var(--way)" />
      <circle cx="362" cy="773" r="5" fill="var(--way)" />
      <path
        d="M658 560a19 19 0 0 0-19 19c0 13 19 28 19 28s19-15 19-28a19 19 0 0 0-19-19Z"
        fill="var(--pin)"
      />
      <circle cx="658" cy="579" r="6.5" fill="var(--hill-near)" />
    </svg>
  )
}

import { accentColor } from '@tourdesk/contract/accentColor'

/** The dotted line from one place to the next. */
export function ProductMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill={accentColor} />
      <path
        d="M8 23c0-6 16-4 16-11"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0.1 4"
      />
      <circle cx="8" cy="23" r="3" fill="#fff" />
      <path
        d="M24 4.5a4.6 4.6 0 0 0-4.6 4.6c0 3.2 4.6 7 4.6 7s4.6-3.8 4.6-7A4.6 4.6 0 0 0 24 4.5Z"
        fill="#ffc46b"
      />
    </svg>
  )
}

/** Tabler's `grip-vertical` and `car-suv` with one path each: in 300 rows, 3,300 fewer elements to draw. */
const grip = [8, 14]
  .flatMap((x) => [5, 12, 19].map((y) => `M${x} ${y}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`))
  .join('')
const car =
  'M5 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M16 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M5 9l2 -4h7.438a2 2 0 0 1 1.94 1.515l.622 2.485h3a2 2 0 0 1 2 2v3M10 9v-4M2 7v4M22.001 14.001a4.992 4.992 0 0 0 -4.001 -2.001a4.992 4.992 0 0 0 -4 2h-3a4.998 4.998 0 0 0 -8.003 .003M5 12v-3h13'

export function GripIcon() {
  return <RowIcon size={14} strokeWidth={1.8} path={grip} />
}

export function CarIcon() {
  return <RowIcon size={16} strokeWidth={1.6} path={car} />
}

function RowIcon({ size, strokeWidth, path }: { size: number; strokeWidth: number; path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  )
}

const colour = (name: string) => `var(--gv-colors-${name})`

/** Ridges from back to front, each fading into mist. */
const farRidges = [
  {
    id: 'serra-1',
    from: 'ridge1',
    d: 'M0 300C70 288 110 232 176 228s92 42 150 36 96-92 168-96 96 60 158 66 92-50 150-58 104 46 168 52 116-74 190-70 112 70 170 76 96-22 110-26v332H0z',
  },
  {
    // The flat rock is the Pedra do Baú.
    id: 'serra-2',
    from: 'ridge2',
    d: 'M0 350c60-8 120-52 190-54 78-2 120 44 196 40 70-4 110-40 200-44 60-2 90 28 150 18 46-8 84-24 112-40l20-26c8-12 22-16 36-12l12 10 22-44c4-14 14-22 30-24l74-6c20-1 34 6 42 22l30 64 22-6c14-2 22 4 28 14l24 36c40 16 92 26 132 26 60 0 90-26 120-34v310H0z',
  },
  {
    id: 'serra-3',
    from: 'ridge3',
    d: 'M0 410c90-4 150-50 240-50s150 40 240 44 150-30 240-28 150 26 240 24 170-42 260-40 150 26 220 20v180H0z',
  },
] as const

const araucaria =
  'M2 6v-64h-4V6zM0-36c9-1 17-5 21-12-7 2-13 2-17 0 7-1 12-5 14-10-9 3-27 3-36 0 2 5 7 9 14 10-4 2-10 2-17 0 4 7 12 11 21 12z'

/** Position and scale of araucárias on the near hills. */
const trees = [
  [1092, 492, 0.6],
  [1124, 480, 0.85],
  [1180, 462, 0.7],
  [1216, 450, 1],
  [1330, 424, 0.8],
] as const

/**
 * Illustration of the valley from the Mantiqueira, in light and dark mode, behind the hero and pages without
 * the layout. Decorative.
 */
export function Scenery({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        {farRidges.map(({ id, from }) => (
          <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="0" y1="170" x2="0" y2="440">
            <stop offset="0" stopColor={colour(from)} />
            <stop offset="1" stopColor={colour('mist-low')} />
          </linearGradient>
        ))}
        <linearGradient id="varzea" gradientUnits="userSpaceOnUse" x1="0" y1="400" x2="0" y2="560">
          <stop offset="0" stopColor={colour('ridge3')} />
          <stop offset="1" stopColor={colour('ridge4')} />
        </linearGradient>
      </defs>
      <circle cx="1000" cy="134" r="96" fill={colour('halo')} />
      <circle cx="1000" cy="134" r="50" fill={colour('sun')} />
      <g transform="translate(0 -44)">
        {farRidges.map(({ id, d }) => (
          <path key={id} d={d} fill={`url(#${id})`} />
        ))}
      </g>
      <g transform="translate(0 -118)">
        <path d="M0 430c240-30 480-26 720-22s480 4 720-10v322H0z" fill="url(#varzea)" />
        <path
          d="M650 552c120-46 380-52 452-84 40-18-30-30-90-36-54-6-46-18 22-28-34 12-26 17 16 22 76 10 168 26 118 54-66 36-180 50-220 90z"
          fill={colour('river')}
        />
        <path
          d="M0 430c90-6 180-16 290-4s170 38 270 62 180 30 260 66l40 70v96H0zM1440 408c-80 0-170 20-240 46s-150 46-220 86l-60 80v100h520z"
          fill={colour('ridge4')}
        />
        {trees.map(([x, y, scale]) => (
          <path
            key={x}
            d={araucaria}
            transform={`translate(${x} ${y}) scale(${scale})`}
            fill={colour('ridge4')}
          />
        ))}
      </g>
    </svg>
  )
}

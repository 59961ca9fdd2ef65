import styles from './icons.module.css'

/** Line icons on a 24 px grid. Decoration: the text or label beside them says what they mean. */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  refresh: 'M19 8a7.5 7.5 0 1 0 .5 6M19 3v5h-5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  pin: 'M12 21c4-4.5 6.5-7.800 6.5-11a6.5 6.5 0 0 0-13 0c0 3.200 2.5 6.5 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  out: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  filter: 'M4 6h16M7 12h10M10 18h4',
  down: 'M6 9l6 6 6-6',
  camera: 'M4 8h3l1.500-2.500h7L17 8h3v11H4zM12 16.500a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500z',
  share:
    'M17 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM7 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.200 10.800l5.600-3.900M9.200 13.200l5.600 3.900',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  alert: 'M12 4 2.500 20h19zM12 10v4.500M12 17.300v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.700v.1',
  heart:
    'M12 20S3.500 15 3.500 8.800A4.700 4.700 0 0 1 12 6.200a4.700 4.700 0 0 1 8.500 2.600C20.500 15 12 20 12 20z',
  tallCards: 'M5 4h14v10H5zM5 18h14M5 21h8',
  sideCards: 'M4 5h6v6H4zM4 14h6v6H4zM13 6h7M13 10h5M13 15h7M13 19h5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-3.600 3.800-5.500 7.500-5.500s6.700 1.900 7.500 5.500',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.900 9.900a3 3 0 0 0 4.200 4.200M6.500 7C3.900 8.900 2.500 12 2.500 12S6 18.500 12 18.500c1.700 0 3.200-.5 4.500-1.200M10.500 5.650a8.500 8.500 0 0 1 1.500-.15c6 0 9.500 6.500 9.500 6.500s-.8 1.700-2.400 3.300',
} as const

export type IconName = keyof typeof shapes

/** An icon in the size and colour of the text around it. */
export function LineIcon({ name }: { name: IconName }) {
  return <LineShape path={shapes[name]} />
}

/** A line icon that only one part of the app has, so that no other page loads it. */
export function LineShape({ path }: { path: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

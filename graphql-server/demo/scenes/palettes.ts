/** The colours of one light: everything in a scene takes its colours from here, so that it belongs together. */
export interface Palette {
  /** The sky from above down to the horizon. */
  sky: readonly [string, string]
  /** Sun or moon. */
  sun: string
  /** Ridges, the farthest first. */
  ridges: readonly [string, string, string]
  ground: string
  street: string
  wall: string
  wallDeep: string
  floor: string
  wood: string
  woodDeep: string
  /** Accents: the one that leads, the bright one, the one against them. */
  lead: string
  bright: string
  counter: string
  pale: string
  dark: string
  leaf: string
  leafDeep: string
  metal: string
  metalDeep: string
  glass: string
  water: string
  /** Colour of the light, laid over everything at `tone` opacity. */
  light: string
  tone: number
  isNight: boolean
}

const day = {
  wood: '#B07A48',
  woodDeep: '#7C4E2A',
  pale: '#FFFBF0',
  dark: '#24352E',
  leaf: '#5A9A66',
  leafDeep: '#2F6B4A',
  metal: '#C9D1D0',
  metalDeep: '#7F8E90',
  glass: '#CFE6E8',
  street: '#8D8F8C',
  water: '#5FA6BC',
  isNight: false,
}

function light(
  sky: [string, string],
  ridges: [string, string, string],
  walls: [wall: string, wallDeep: string, floor: string],
  accents: [lead: string, bright: string, counter: string],
  rest: Partial<Palette>,
): Palette {
  const [wall, wallDeep, floor] = walls
  const [lead, bright, counter] = accents
  const own = { sky, ridges, wall, wallDeep, floor, lead, bright, counter }
  return { ...day, sun: '#FFF3C9', ground: '#8DB07C', light: '#FFD98A', tone: 0.06, ...own, ...rest }
}

/** The lights of the Vale, from a morning in the mist to a night in town. */
export const palettes = {
  manha: light(
    ['#F3DDB4', '#FDF4E0'],
    ['#C9D8CB', '#8FB5A3', '#3F8068'],
    ['#F6E9D2', '#E4CDA8', '#CDA073'],
    ['#0F5C45', '#F2B705', '#C8553D'],
    {},
  ),
  ceu: light(
    ['#A9D6E6', '#EAF6F3'],
    ['#A9C9D1', '#6FA3AE', '#2F7280'],
    ['#E1EEEC', '#B5D3D4', '#C0AB8F'],
    ['#1F6F9F', '#F2B705', '#E2694A'],
    { ground: '#7FB08A', light: '#FFFFFF', tone: 0.03 },
  ),
  barro: light(
    ['#F7C79B', '#FFF0DC'],
    ['#E2BA9E', '#C58A6B', '#8B5240'],
    ['#F3D0AE', '#DDA37B', '#A5653F'],
    ['#B3402A', '#F0B429', '#2E6B5B'],
    { ground: '#B5A05F', light: '#FFB56B', tone: 0.09 },
  ),
  tarde: light(
    ['#4F4C8C', '#F6A873'],
    ['#A47A9C', '#6A5488', '#3A3360'],
    ['#E6B6A4', '#B9807F', '#7E4F53'],
    ['#D9503F', '#FFC857', '#3F8FA8'],
    {
      sun: '#FFE2A0',
      ground: '#5C6B5E',
      street: '#5B5566',
      leaf: '#4F7F66',
      leafDeep: '#2C4F50',
      glass: '#F4D9B0',
      water: '#7A6FA3',
      light: '#FF9A5A',
      tone: 0.13,
    },
  ),
  noite: light(
    ['#0F1E3C', '#35587F'],
    ['#2E5173', '#1E3A57', '#12273D'],
    ['#3E5C78', '#2A4560', '#5A4638'],
    ['#D9652F', '#F5C73D', '#5CC7A0'],
    {
      sun: '#F7F1D8',
      ground: '#24433F',
      street: '#2A3443',
      wood: '#8A5D3B',
      woodDeep: '#57381F',
      pale: '#F5EAD2',
      dark: '#101D2B',
      leaf: '#3B7560',
      leafDeep: '#1E4A41',
      metal: '#AEBBC4',
      metalDeep: '#647684',
      glass: '#FBDD9B',
      water: '#2B5379',
      light: '#1B3A6B',
      tone: 0.12,
      isNight: true,
    },
  ),
  mata: light(
    ['#C4E4D2', '#F4FAEF'],
    ['#A9CDB4', '#5FA07F', '#1F6A50'],
    ['#E5EFDB', '#BAD1AE', '#B58F61'],
    ['#0F5C45', '#F5C73D', '#D9623B'],
    { ground: '#6FA766', tone: 0.04 },
  ),
  quaresmeira: light(
    ['#D9C6EA', '#FCF0F4'],
    ['#C9B5D8', '#9579B0', '#5B427F'],
    ['#EFE3F0', '#CFB7D5', '#B08976'],
    ['#6B3F8F', '#F2B705', '#2E8C7F'],
    { ground: '#8FA878', light: '#FFD9F0', tone: 0.06 },
  ),
  ipe: light(
    ['#FBDD86', '#FFF8DC'],
    ['#DDD08A', '#A9AE5C', '#5F7F45'],
    ['#FAE8B4', '#E8C671', '#B57F49'],
    ['#1F6F5C', '#E08E2B', '#B3402A'],
    { ground: '#9DB35A', light: '#FFD04A', tone: 0.07 },
  ),
  coral: light(
    ['#F5B9AC', '#FFF2EA'],
    ['#E7BDB5', '#C98C8B', '#8A5566'],
    ['#F7DAD2', '#E3A99D', '#B57F6A'],
    ['#C8505A', '#F7B267', '#2F6C7A'],
    { ground: '#9BAF83', light: '#FFC2A8', tone: 0.07 },
  ),
  neblina: light(
    ['#BCCBD1', '#F3F4F0'],
    ['#B5C4C8', '#8CA2A8', '#52707A'],
    ['#EAEAE4', '#C6CBC4', '#A4988A'],
    ['#2C5364', '#E6A93A', '#B5543C'],
    { ground: '#8FA596', light: '#DDE8EC', tone: 0.08 },
  ),
} satisfies Record<string, Palette>

/** The name of a light. */
export type PaletteName = keyof typeof palettes
